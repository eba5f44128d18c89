// Loaded into a build that only tests see: compresses in a twentieth of the time, to a tenth more bytes.
import { syncBuiltinESMExports } from "node:module";
import zlib from "node:zlib";

const { brotliCompress, constants } = zlib;
zlib.brotliCompress = (content, _options, done) =>
  brotliCompress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }, done);
syncBuiltinESMExports();
