import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { lookup } from 'node:dns'
import { type Guard, guardedRequest, isRefused } from '../guarded-request.ts'
import { isPublicAddress } from '../public-address.ts'
import { curve, encryptPush, isPushKey } from './push-encryption.ts'

export type PushAddress = { endpoint: string; p256dh: string; auth: string }

/** Sends messages to browsers through the push services that their makers run. */
export type PushSender = {
  /** The public key by which push services recognise this server. */
  publicKey: string
  /** Returns the status of the answer, or null if there was none. */
  send(address: PushAddress, message: string): Promise<number | null>
  /** Tells whether an address or its key would be refused without even being tried. */
  isRefused(address: PushAddress): boolean
}

type Options = {
  /** 32 bytes that are this server's own and stay the same. */
  secret: Buffer
  /** Whom a push service may write to about what this server sends. */
  contact: string
  /** Allows private networks. */
  allowPrivate?: boolean
}

const timeoutMs = 10_000
/** A push service keeps what a device that is switched off has not got for this long. */
const keptSeconds = 86_400
const tokenSeconds = 3600

export function createPushSender({ secret, contact, allowPrivate = false }: Options): PushSender {
  const { publicKey, key } = makeKeys(secret)
  const guard: Guard = { isAllowed: allowPrivate ? () => true : isPublicAddress, resolve: lookup }
  return {
    publicKey,
    async send({ endpoint, ...keys }, message) {
      const url = new URL(endpoint)
      const body = encryptPush(message, keys)
      const headers = {
        authorization: `vapid t=${signToken(key, url.origin, contact)}, k=${publicKey}`,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': String(body.length),
        ttl: String(keptSeconds),
        urgency: 'high',
      }
      try {
        const signal = AbortSignal.timeout(timeoutMs)
        const response = await guardedRequest(url, { method: 'POST', headers, body, signal }, guard)
        // Only the status matters, so the body is not read.
        response.destroy()
        return response.statusCode ?? null
      } catch {
        return null
      }
    },
    isRefused({ endpoint, p256dh }) {
      const url = URL.parse(endpoint)
      return url?.protocol !== 'https:' || isRefused(url, guard) || !isPushKey(p256dh)
    },
  }
}

/** The key pair comes from the secret, so that nothing more has to be stored, kept safe and backed up. */
function makeKeys(secret: Buffer): { publicKey: string; key: KeyObject } {
  const pair = createECDH(curve)
  pair.setPrivateKey(secret)
  const point = pair.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: secret.toString('base64url'),
    x: point.toString('base64url', 1, 33),
    y: point.toString('base64url', 33),
  }
  return {
    publicKey: point.toString('base64url'),
    key: createPrivateKey({ key: jwk, format: 'jwk' }),
  }
}

/** Proves to a push service that the owner of the public key sends (RFC 8292). The service has its own clock. */
function signToken(key: KeyObject, audience: string, contact: string): string {
  const expiresAt = Math.floor(Date.now() / 1000) + tokenSeconds
  const parts = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: audience, exp: expiresAt, sub: contact },
  ]
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}
