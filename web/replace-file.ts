import { rename, writeFile } from 'node:fs/promises'

/** A server may be reading the file meanwhile, and a second process writing it. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, content)
  await rename(draft, path)
}
