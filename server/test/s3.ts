import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** Starts a server that speaks S3, checks signatures and has one empty bucket. */
export async function startS3(): Promise<{ url: string; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'roomlark-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'pictures' }],
  })
  // When listing a bucket, s3rver omits the trailing slash from the string it signs, whereas S3 includes it,
  // so the mismatch is allowed there.
  server.middleware.unshift((context, next) => {
    const listing = context.method === 'GET' && context.path === '/pictures/'
    if (listing) context.app = Object.create(context.app, { allowMismatchedSignatures: { value: true } })
    return next()
  })
  const { port } = await server.run()
  for (const prefix of ['hotels', 'backups']) await keepFolder(join(directory, 'pictures', prefix))
  let open = true
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/pictures?region=eu-central-1`,
    async close() {
      if (!open) return
      open = false
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/**
 * s3rver removes a folder with its last object, and answers with 500 when two objects removed at once both find it
 * empty, so the folders of our objects get a file that is no object.
 */
async function keepFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, '.keep'), '')
}
