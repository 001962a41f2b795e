import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'

const scriptImport = /(?:from|import)\s*\(?\s*[`'"](\.{1,2}\/[^`'"]+)[`'"]/g

/**
 * The assets that pages name and what these import, by path. Vike writes entries of its own runtime
 * as well, which no page asks for; they are left behind.
 */
export async function collectAssets(
  vikeFolder: string,
  named: readonly string[],
): Promise<Map<string, Buffer>> {
  const assets = new Map<string, Buffer>()
  const waiting = [...new Set(named)]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (assets.has(path)) continue
    const content = await readFile(join(vikeFolder, path))
    assets.set(path, content)
    if (!path.endsWith('.js')) continue
    for (const [, specifier = ''] of content.toString().matchAll(scriptImport)) {
      waiting.push(posix.join(posix.dirname(path), specifier))
    }
  }
  return assets
}
