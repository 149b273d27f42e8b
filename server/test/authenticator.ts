import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyAnswer, PasskeyRequest } from '@roomlark/contract/accounts/passkey-answers'
import type { NewPasskey, PasskeyCreation } from '@roomlark/contract/accounts/passkeys'

type Cbor = number | string | Buffer | Map<number | string, Cbor>

type Behaviour = {
  /** The page that asked. */
  origin?: string
  /** False if the device did not ask for a finger, a face or a PIN. */
  isVerified?: boolean
}

export type Authenticator = ReturnType<typeof createAuthenticator>

/** A device with one passkey, as a browser would ask it; `http://roomlark.test` is the site of `startTestApp`. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0

  function clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  function authenticatorData(rpId: string, isVerified: boolean, attested = Buffer.alloc(0)): Buffer {
    const [present, verified, hasKey] = [0x01, 0x04, 0x40]
    const flags = present | (isVerified ? verified : 0) | (attested.length > 0 ? hasKey : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(flags), count, attested])
  }

  return {
    credentialId: id,
    /** Signs as often again as this, like a copy of the device would. */
    count(to: number) {
      counter = to
    },
    make(
      { challenge, rp }: PasskeyCreation,
      name = 'Laptop',
      { origin = 'http://roomlark.test', isVerified = true }: Behaviour = {},
    ): NewPasskey {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = new Map<number | string, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const idLength = Buffer.alloc(2)
      idLength.writeUInt16BE(credentialId.length)
      const attested = Buffer.concat([Buffer.alloc(16), idLength, credentialId, encode(key)])
      const attestation = new Map<number | string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(rp.id, isVerified, attested)],
      ])
      return {
        name,
        credentialId: id,
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: encode(attestation).toString('base64url'),
      }
    },
    answer(
      { challenge, rpId }: PasskeyRequest,
      { origin = 'http://roomlark.test', isVerified = true }: Behaviour = {},
    ): PasskeyAnswer {
      counter += 1
      const said = clientData('webauthn.get', challenge, origin)
      const data = authenticatorData(rpId, isVerified)
      const signed = Buffer.concat([data, createHash('sha256').update(said).digest()])
      return {
        credentialId: id,
        clientDataJSON: said.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      }
    },
  }
}

/** Writes the little of CBOR that a passkey needs. */
function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, one]) => [encode(key), encode(one)])
  return Buffer.concat([head(5, value.size), ...entries])
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.of((major << 5) | length)
  if (length < 256) return Buffer.of((major << 5) | 24, length)
  return Buffer.of((major << 5) | 25, length >> 8, length & 255)
}
