// Writes each text of a built page once more as .br and .gz, so that the server need not compress while people wait.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXTS = /\.(html|js|css|svg|json|webmanifest|txt|wasm)$/;
// Below this, the answer fits one packet either way.
const SMALLEST = 512;

const directory = process.argv[2] ?? 'dist';
for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !TEXTS.test(path)) continue;
  const text = readFileSync(path);
  if (text.length < SMALLEST) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const forms = { '.br': brotliCompressSync(text, { params }), '.gz': gzipSync(text, { level: 9 }) };
  for (const [ending, form] of Object.entries(forms)) {
    if (form.length < text.length) writeFileSync(path + ending, form);
  }
}
