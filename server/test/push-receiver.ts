import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

/** For `localhost` until 2126, and worth nothing outside of tests. */
const privateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgzFf3UXOCcft71pvF
d6k5UWFk2vu1ifWsZsTCi0+Ki22hRANCAASY2loAqQsbIB6Xreud38PmSFBav9lG
fr3fY5pDGNL55Ed5j3GBZehTIau0XuB4M3aUZUjx+6XMBBIbyzfZwlFe
-----END PRIVATE KEY-----`
const certificate = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIULWWhxjxpKbeBgTqWW/ONOjYcZiwwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExOTEzNDYzMFoYDzIxMjYxMDI2
MTM0NjMwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASY2loAqQsbIB6Xreud38PmSFBav9lGfr3fY5pDGNL55Ed5j3GBZehT
Iau0XuB4M3aUZUjx+6XMBBIbyzfZwlFeo2kwZzAdBgNVHQ4EFgQUWYD1pjBGwHcs
SjVME0PPRimB8LcwHwYDVR0jBBgwFoAUWYD1pjBGwHcsSjVME0PPRimB8LcwFAYD
VR0RBA0wC4IJbG9jYWxob3N0MA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwID
SAAwRQIgZrX3CsO2mEtwqYmfqg1vNVMd82TascI41O5K13b9BRUCIQC4wIJ6gEX8
ICYn8sZrNS/QfSWRlJykMipFmVgvvBycig==
-----END CERTIFICATE-----`

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** Starts a push service on this machine, which is reached over TLS as the real ones are. */
export async function startPushService() {
  setDefaultCACertificates([...getCACertificates('default'), certificate])
  const received: Received[] = []
  let status = 201
  const server = createServer({ key: privateKey, cert: certificate }, async (request, response) => {
    received.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    received,
    /** Answers further messages with this status. */
    answer(next: number) {
      status = next
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type PushService = Awaited<ReturnType<typeof startPushService>>

/** Stands in for a browser that has subscribed at this push service. */
export function createBrowser({ origin, received }: PushService, language = 'en') {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  const path = `/device/${randomBytes(8).toString('hex')}`
  return {
    subscription: {
      endpoint: origin + path,
      keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
      language,
      timeZone: 'Etc/GMT',
    },
    /** What this browser has been sent, as its service worker reads it. */
    messages: () =>
      received.filter((one) => one.path === path).map(({ body }) => JSON.parse(decrypt(body, pair, auth))),
    headers: () => received.findLast((one) => one.path === path)?.headers ?? {},
  }
}

/** RFC 8291, from the side of the browser. */
function decrypt(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const shared = hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32)
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${name}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  // The last byte marks the last record.
  return text.subarray(0, -1).toString()
}

/** Reads the proof of who sent a message (RFC 8292), or returns null if it is not that of this key. */
export function readVapid(headers: IncomingHttpHeaders, publicKey: string) {
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.toString('base64url', 1, 33),
    y: point.toString('base64url', 33),
  }
  const isProven = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isProven || key !== publicKey) return null
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string }
}
