import { createHash, generateKeyPairSync, verify } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import forge from 'node-forge'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { loadGuestRenderer } from '../../../adapters/guest-renderer.ts'
import { noWallets, openWallets } from '../../../adapters/wallets.ts'
import { makeGuestToken } from '../../../bookings/bookings/mail/guest-link.service.ts'

const webFolder = join(import.meta.dirname, '../../../../../web/dist')

const icon = join(webFolder, 'icon-192.png')
const issuer = '3388000000012345678'
const google = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

let folder: string
let app: TestApp
let hotel: TestHotel
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wallets-'))
  await writeFile(join(folder, 'apple.pem'), certify('pass.example.stay', 'TEAM123456'))
  await writeFile(join(folder, 'apple-wwdr.pem'), certify('authority', 'APPLE'))
  const account = { client_email: 'wallet@roomlark.test', private_key: google.privateKey }
  await writeFile(join(folder, 'google.json'), JSON.stringify(account))
  app = await startTestApp({
    webFolder,
    guestRenderer: await loadGuestRenderer(webFolder),
    wallets: await openWallets({ folder, googleIssuer: issuer, icon }),
  })
  hotel = await openTestHotel(app)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

async function book(changes: Record<string, unknown> = {}) {
  const { id } = await hotel.book({
    guest: { name: 'Hana Nakamura', email: 'hana@example.test' },
    ...changes,
  })
  return { id, path: `/stays/bookings/${makeGuestToken(app.services, { id, linkVersion: 1 })}` }
}

test('a guest puts the stay into Apple Wallet, signed for the phone', async () => {
  const { id, path } = await book()
  expect((await app.ask('GET', path)).body).toContain(`href="${path}/wallet.pkpass"`)
  const answer = await fetch(`${app.url}${path}/wallet.pkpass?lang=de`)
  expect(answer.headers.get('content-type')).toBe('application/vnd.apple.pkpass')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const files = unzipSync(await answer.bytes())
  const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
  const { reference } = await hotel.get(id)
  expect(read('pass.json')).toMatchObject({
    passTypeIdentifier: 'pass.example.stay',
    teamIdentifier: 'TEAM123456',
    serialNumber: id,
    organizationName: hotel.hotel.name,
    barcodes: [{ message: reference }],
    generic: {
      primaryFields: [{ label: 'Anreise' }],
      backFields: expect.arrayContaining([
        { key: 'manage', label: expect.any(String), value: app.services.publicUrl + path },
      ]),
    },
  })
  const { signature, 'manifest.json': manifest, ...rest } = files
  const sums = Object.entries(rest).map(([name, bytes]) => [
    name,
    createHash('sha1').update(bytes).digest('hex'),
  ])
  expect(read('manifest.json')).toEqual(Object.fromEntries(sums))
  // The signature says what was signed by its hash; both certificates come along.
  const signed = forge.pkcs7.messageFromAsn1(
    forge.asn1.fromDer(Buffer.from(signature ?? []).toString('binary')),
  ) as forge.pkcs7.PkcsSignedData
  expect(signed.certificates).toHaveLength(2)
  const hash = createHash('sha256')
    .update(manifest ?? '')
    .digest('binary')
  expect(Buffer.from(signature ?? []).includes(Buffer.from(hash, 'binary'))).toBe(true)
})

test('Google takes the stay by a signed link', async () => {
  const { id, path } = await book()
  const answer = await fetch(`${app.url}${path}/google-wallet`, { redirect: 'manual' })
  const link = answer.headers.get('location') ?? ''
  expect([answer.status, link]).toEqual([
    303,
    expect.stringMatching(/^https:\/\/pay\.google\.com\/gp\/v\/save\//),
  ])
  const [head = '', claims = '', signature = ''] = link.split('/').at(-1)?.split('.') ?? []
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    google.publicKey,
    Buffer.from(signature, 'base64url'),
  )
  expect(isTrue).toBe(true)
  const { iss, payload } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  expect(iss).toBe('wallet@roomlark.test')
  expect(payload.genericObjects[0]).toMatchObject({ id: `${issuer}.${id}`, classId: `${issuer}.stay` })
})

test('a stay that is not to come goes into no wallet, nor does one by a forged link', async () => {
  const { id, path } = await book()
  await hotel.transition(id, 'cancelled', { cancelledBy: 'guest' })
  expect(String((await app.ask('GET', path)).body).includes('wallet')).toBe(false)
  for (const to of [
    `${path}/wallet.pkpass`,
    `${path}/google-wallet`,
    '/stays/bookings/forged/wallet.pkpass',
  ]) {
    expect((await fetch(app.url + to, { redirect: 'manual' })).status).toBe(404)
  }
})

test('keys that are wrong or incomplete stop the start, and none offer nothing', async () => {
  const other = await mkdtemp(join(tmpdir(), 'wallets-'))
  try {
    const open = (googleIssuer?: string) => openWallets({ folder: other, googleIssuer, icon })
    expect(await open()).toEqual(noWallets)
    await expect(open(issuer)).rejects.toThrow('google.json')
    await writeFile(join(other, 'apple.pem'), certify('pass.example.stay', 'TEAM123456'))
    await expect(open()).rejects.toThrow('apple-wwdr.pem')
    await writeFile(join(other, 'apple-wwdr.pem'), certify('authority', 'APPLE'))
    await writeFile(join(other, 'apple.pem'), 'nonsense')
    await expect(open()).rejects.toThrow('apple.pem or apple-wwdr.pem in WALLET_FOLDER cannot be used')
  } finally {
    await rm(other, { recursive: true })
  }
})

/** A certificate that signs itself, followed by its key. */
function certify(userId: string, unit: string): string {
  const { publicKey, privateKey } = forge.pki.rsa.generateKeyPair(1024)
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = publicKey
  certificate.serialNumber = '01'
  certificate.validity.notAfter.setFullYear(certificate.validity.notBefore.getFullYear() + 1)
  const subject = [
    { type: '0.9.2342.19200300.100.1.1', value: userId },
    { shortName: 'OU', value: unit },
  ]
  certificate.setSubject(subject)
  certificate.setIssuer(subject)
  certificate.sign(privateKey, forge.md.sha256.create())
  return forge.pki.certificateToPem(certificate) + forge.pki.privateKeyToPem(privateKey)
}
