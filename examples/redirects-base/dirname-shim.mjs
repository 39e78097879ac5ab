/**
 * Gives one ES module the variable `__dirname`, as the build of later versions
 * of the plugin does. A site with version 1.47.2 of the plugin needs no such file.
 */
import { register } from 'node:module';

const hooks = `
  import { fileURLToPath } from 'node:url';
  import path from 'node:path';

  export async function load(url, context, next) {
    const result = await next(url, context);
    if (!url.includes('/plugin-client-redirects/dist/') || result.format !== 'module') {
      return result;
    }
    const dir = JSON.stringify(path.dirname(fileURLToPath(url)));
    return { ...result, source: 'const __dirname = ' + dir + ';\\n' + result.source };
  }
`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);
