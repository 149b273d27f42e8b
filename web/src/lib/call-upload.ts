import type { DataOf, Endpoint, ParamsIn } from '@roomlark/contract/endpoint'
import type { SuccessEnvelope } from '@roomlark/contract/envelope'
import { ApiError } from './api-error.ts'
import { announce } from './call.ts'
import { errorFromResponse, readAnswer, unreachable } from './call-errors.ts'
import { buildRequest } from './call-request.ts'
import { whenConnected } from './connection.ts'
import { readToken } from './token-cookie.ts'

type Upload<E extends Endpoint> = {
  params: ParamsIn<E>
  file: File
  /** From 0 to 1 as the bytes are sent; the answer comes some time after 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** A slow connection is fine; a silent one is not. */
const silenceMs = 60_000

/** Sends one file to an endpoint that takes uploads. Uses XMLHttpRequest because fetch reports no progress. */
export async function upload<E extends Endpoint & { upload: string }>(
  endpoint: E,
  { params, file, onProgress, signal }: Upload<E>,
): Promise<DataOf<E>> {
  const token = readToken()
  const silence = new AbortController()
  await whenConnected(signal)
  try {
    const request = buildRequest(endpoint, { params }, token, signal)
    const body = new FormData()
    body.append(endpoint.upload, file, file.name)
    const response = await send(request, body, onProgress, AbortSignal.any([signal, silence.signal]), silence)
    if (!response.ok) throw await errorFromResponse(response)
    const { data } = readAnswer(response.status, await response.text()) as SuccessEnvelope<DataOf<E>>
    return data
  } catch (reason) {
    if (signal.aborted) throw reason
    const error = reason instanceof ApiError ? reason : unreachable(reason, silence.signal)
    announce(endpoint, error, token)
    throw error
  }
}

function send(
  request: Request,
  body: FormData,
  onProgress: (share: number) => void,
  stop: AbortSignal,
  silence: AbortController,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    stop.throwIfAborted()
    const xhr = new XMLHttpRequest()
    let timer = setTimeout(() => silence.abort(), silenceMs)
    const restartTimer = () => {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), silenceMs)
    }
    const giveUp = () => xhr.abort()
    stop.addEventListener('abort', giveUp)
    xhr.upload.onprogress = ({ loaded, total }) => {
      restartTimer()
      onProgress(total > 0 ? loaded / total : 0)
    }
    xhr.onload = () => resolve(new Response(xhr.responseText, { status: xhr.status }))
    xhr.onerror = () => reject(new TypeError('The connection was lost'))
    xhr.onabort = () => reject(stop.reason)
    xhr.onloadend = () => {
      clearTimeout(timer)
      stop.removeEventListener('abort', giveUp)
    }
    xhr.open(request.method, request.url)
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value)
    xhr.send(body)
  })
}
