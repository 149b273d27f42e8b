import type { Answer, TestApp } from './app.ts'

export type Sent = { bytes: Buffer | string; name?: string; type?: string; field?: string }

/** Sends files as a browser's form does; `owner` is a hotel's id, or `<hotel>/rooms/<room type>`. */
export async function upload(app: TestApp, token: string, owner: string, files: Sent[]): Promise<Answer> {
  const form = new FormData()
  for (const { bytes, name, type, field } of files) {
    form.append(field ?? 'images', new Blob([bytes], { type: type ?? 'image/jpeg' }), name ?? 'picture.jpg')
  }
  return uploadBody(app, token, owner, form)
}

/** Sends a body unchanged. */
export async function uploadBody(
  app: TestApp,
  token: string,
  owner: string,
  body: FormData | Buffer | ReadableStream | null,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${app.url}/api/v1/hotels/${owner}/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  })
  return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) }
}

const boundary = 'x-lark'
export const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }

/** Builds one part of a multipart body, without the line that ends the body. */
export function part(bytes: Buffer, name = 'picture.jpg', field = 'images'): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')])
}

export const lastLine = Buffer.from(`--${boundary}--\r\n`)

/** Lists every file in the store. */
export async function storedNames(app: TestApp): Promise<string[]> {
  const names: string[] = []
  for await (const batch of app.services.images.list()) names.push(...batch.map(({ name }) => name))
  return names.toSorted()
}
