import type { PatchStep } from './protocol/PatchStep';

type Node = unknown[] | Record<string, unknown>;

/**
 * The view that a JSON Patch (RFC 6902) of the server makes out of the one before. What stays as it was is shared with
 * it and not copied, so that whatever shows a part that did not change has nothing to do.
 */
export function patched(view: unknown, steps: PatchStep[]): unknown {
  const fresh = new Set<Node>();
  const own = (value: unknown): Node => {
    if (typeof value !== 'object' || value === null) throw new Error('a patch leads nowhere');
    if (fresh.has(value as Node)) return value as Node;
    const copy: Node = Array.isArray(value) ? value.slice() : { ...value };
    fresh.add(copy);
    return copy;
  };
  const root = own({ view });
  for (const step of steps) {
    const keys = ['view', ...step.path.split('/').slice(1).map(unescaped)];
    const last = keys.pop();
    if (last === undefined) throw new Error('a path has a key');
    let node = root;
    for (const key of keys) node = put(node, key, own(at(node, key)));
    change(node, last, step);
  }
  return at(root, 'view');
}

function change(node: Node, key: string, step: PatchStep): void {
  if (step.op === 'replace') put(node, key, step.value);
  else if (!Array.isArray(node)) throw new Error('only lists grow and shrink');
  else if (step.op === 'add') node.splice(Number(key), 0, step.value);
  else node.splice(Number(key), 1);
}

const at = (node: Node, key: string): unknown => (node as Record<string, unknown>)[key];

function put<T>(node: Node, key: string, value: T): T {
  if (!(key in node)) throw new Error('a patch is for what is there');
  (node as Record<string, unknown>)[key] = value;
  return value;
}

const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');
