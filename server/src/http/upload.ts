import { on } from 'node:events'
import { finished } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { imageLimits } from '@roomlark/contract/platform/photos'
import { say } from '@roomlark/contract/say'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

export type UploadedFile = { name: string; bytes: Buffer }

/** A file of a guest's form; without bytes if it is too large, which spoils neither the other files nor the words. */
export type PostedFile = { name: string; bytes: Buffer | null }

type Limits = { fileSize: number; files: number; fields: number; fieldSize?: number; parts: number }

/** An upload has this long to be received and processed, whereas ordinary requests have a few seconds. */
export const uploadDeadlineMs = 120_000

/**
 * A sender that is silent for as long as two ordinary requests may take has given up, yet still occupies a
 * place.
 */
const stallShare = 2

/** More than a form asks for, since a guest may choose too many, and should read so. */
const postedFiles = 30

const megabytes = imageLimits.bytes / (1024 * 1024)
/** This allows every file its maximum size, with ample room for the multipart headers between them. */
const maxBody = imageLimits.perRequest * imageLimits.bytes + 1024 * 1024

/** Multipart bodies are passed on unparsed to the handler of a route that accepts uploads. */
export function acceptUploads(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (request, _body, done) => {
    if (request.routeOptions.config.upload) done(null)
    else done(new AppError('unsupported_media_type', say('Send JSON (content-type: application/json).')))
  })
}

/** Yields the files in order; each is read from the connection only when it is requested. */
export async function* readUploads(request: FastifyRequest, field: string): AsyncGenerator<UploadedFile> {
  const { perRequest: files, bytes: fileSize } = imageLimits
  const parser = parserFor(request, { fileSize, files, fields: 0, parts: 50 })
  parser.on('file', (_field, stream, name) => {
    stream.once('limit', () => stream.destroy(tooLarge(shownName(name))))
  })
  for await (const { name, bytes } of readFiles(request, parser, field)) yield { name, bytes }
}

/**
 * Yields the files of a form that works without script, and adds its words to `form` as they arrive: all of them are there
 * once the last file is read. An unfilled file input yields nothing.
 */
export async function* readPostedFiles(
  request: FastifyRequest,
  { field, fileSize, form }: { field: string; fileSize: number; form: URLSearchParams },
): AsyncGenerator<PostedFile> {
  const limits = { fileSize, files: postedFiles, fields: 100, fieldSize: 64 * 1024, parts: 200 }
  const parser = parserFor(request, limits)
  parser.on('field', (name, value) => form.append(name, value))
  for await (const { name, bytes, isCut } of readFiles(request, parser, field)) {
    yield { name, bytes: isCut ? null : bytes }
  }
}

async function* readFiles(
  request: FastifyRequest,
  parser: BusboyInstance,
  field: string,
): AsyncGenerator<UploadedFile & { isCut: boolean }> {
  // A sender that disconnected while waiting for a place causes no further event.
  if (request.raw.destroyed) throw incomplete()
  const parts = readParts(parser)
  failWith(parser, request, field)
  request.raw.pipe(parser)
  const unwatch = watch(request, parser)
  // An upload this long is never stored, but only reading it shows whether a file is too large or there are
  // too many.
  const isTooLong = Number(request.headers['content-length'] ?? 0) > maxBody
  try {
    for await (const part of parts) {
      if (part.field !== field) throw unexpectedField(field)
      if (isTooLong) {
        await finished(part.stream.resume())
        continue
      }
      const bytes = await collect(part.stream)
      // A file input left empty is sent as a nameless file without content.
      if (part.name || bytes.length > 0) {
        yield { name: shownName(part.name), bytes, isCut: part.stream.truncated }
      }
    }
    if (isTooLong) throw tooLong()
  } catch (error) {
    throw error instanceof AppError ? error : incomplete(error)
  } finally {
    unwatch()
    request.raw.unpipe(parser)
    request.raw.resume()
    parser.destroy()
  }
}

type Part = { field: string; stream: BusboyFileStream; name: string | undefined }

async function* readParts(parser: BusboyInstance): AsyncGenerator<Part> {
  for await (const [field, stream, name] of on(parser, 'file', { close: ['finish'] })) {
    yield { field, stream, name }
  }
}

function parserFor(request: FastifyRequest, limits: Limits): BusboyInstance {
  const { 'content-type': type } = request.headers
  if (type === undefined) throw new AppError('bad_request', say('Choose at least one file.'))
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) {
    throw new AppError('unsupported_media_type', say('Send the files as multipart/form-data.'))
  }
  try {
    return new Busboy({ headers: { 'content-type': type }, limits })
  } catch (error) {
    throw incomplete(error)
  }
}

/** Any connection error ends the parser, and with it the files that were not read completely. */
function failWith(parser: BusboyInstance, request: FastifyRequest, field: string): void {
  const streams: BusboyFileStream[] = []
  parser.on('file', (_field, stream) => {
    streams.push(stream)
    stream.on('error', () => {})
  })
  parser.on('error', (error) => {
    for (const stream of streams) stream.destroy(error instanceof Error ? error : incomplete(error))
  })
  parser.once('filesLimit', () => parser.destroy(tooMany()))
  parser.once('partsLimit', () => parser.destroy(tooMany()))
  parser.once('fieldsLimit', () => parser.destroy(unexpectedField(field)))
  request.raw.once('close', () => {
    // Bytes that were received but not read are lost when the sender disconnects.
    if (!request.raw.readableEnded) parser.destroy(incomplete())
  })
}

/** Ends an upload that stalls or never ends. While the stream is paused, the sender waits for us. */
function watch({ raw, server }: FastifyRequest, parser: BusboyInstance): () => void {
  const timer = setTimeout(() => {
    if (raw.complete || raw.isPaused()) timer.refresh()
    else parser.destroy(stalled())
  }, stallShare * server.deadlineMs)
  let received = 0
  const onData = (bytes: Buffer) => {
    received += bytes.length
    if (received > maxBody) parser.destroy(tooLong())
    timer.refresh()
  }
  const onResume = () => void timer.refresh()
  raw.on('data', onData).on('resume', onResume)
  return () => {
    clearTimeout(timer)
    raw.off('data', onData).off('resume', onResume)
  }
}

async function collect(stream: BusboyFileStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function shownName(name: string | undefined): string {
  return (name ?? '').replace(/\p{C}/gu, '').slice(0, 80) || 'file'
}

function tooLarge(name: string): AppError {
  return new AppError(
    'payload_too_large',
    say('“{file}” is larger than {megabytes} MB.', { file: name, megabytes }),
  )
}

function tooLong(): AppError {
  const { perRequest } = imageLimits
  return new AppError(
    'payload_too_large',
    say('Send at most {most} files of {megabytes} MB each.', { most: perRequest, megabytes }),
  )
}

function tooMany(): AppError {
  return new AppError(
    'bad_request',
    say('Send at most {most} files at a time.', { most: imageLimits.perRequest }),
  )
}

function unexpectedField(field: string): AppError {
  return new AppError(
    'bad_request',
    say('Send the files in the field “{field}” and nothing else.', { field }),
  )
}

function stalled(): AppError {
  return new AppError('upload_stalled', say('The upload was interrupted. Please send it again.'))
}

function incomplete(cause?: unknown): AppError {
  return new AppError('bad_request', say('The upload is incomplete or unreadable.'), { cause })
}
