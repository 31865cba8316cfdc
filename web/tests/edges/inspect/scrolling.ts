// Boxes that scroll: it shows, and on screens that mean to fit nothing but a log hides behind it.

import { clean, inner, nameOf, scope, style, visible, type Report, type Text } from './dom';

export function inspectScrolling(controls: Element[], texts: Text[], report: Report, fits: boolean): void {
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 1)
    report.tell('sideways', root, 'page', `${root.scrollWidth - innerWidth} px wider than the window`);
  for (const el of scope().querySelectorAll<HTMLElement>('*')) {
    if (!(el instanceof HTMLElement) || !el.clientHeight) continue;
    const css = style(el);
    const x = /auto|scroll/.test(css.overflowX) ? el.scrollWidth - el.clientWidth : 0;
    const y = /auto|scroll/.test(css.overflowY) ? el.scrollHeight - el.clientHeight : 0;
    if (Math.max(x, y) <= 1 || !visible(el)) continue;
    const hidden = [x > 1 && `${x} px across`, y > 1 && `${y} px down`].filter(Boolean).join(', ');
    // A bar shows it, or that the content fades out at the edge.
    const marked = css.scrollbarWidth !== 'none' || css.maskImage !== 'none';
    if (!marked) report.tell('bare-scroll', el, el.getAttribute('aria-label') ?? '', hidden);
    else if (fits && !el.closest('[role=log]') && !el.querySelector('[role=log]'))
      inspectHidden(el, controls, texts, report, hidden);
  }
}

function inspectHidden(el: HTMLElement, controls: Element[], texts: Text[], report: Report, hidden: string): void {
  const edge = inner(el);
  const out = (rect: DOMRect) =>
    rect.bottom > edge.bottom + 3 ||
    rect.top < edge.top - 3 ||
    rect.right > edge.right + 3 ||
    rect.left < edge.left - 3;
  const gone = controls.filter((own) => own !== el && el.contains(own) && out(own.getBoundingClientRect()));
  const lost = texts.filter((own) => el.contains(own.el) && out(own.rect));
  if (gone.length + lost.length === 0) return;
  const names = [...gone.map(nameOf), ...lost.map(({ text }) => clean(text))].slice(0, 4).join(' | ');
  report.tell('hides', el, names, `${hidden}; ${gone.length} controls, ${lost.length} texts`);
}
