import { createHash, createPrivateKey, sign, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import forge from 'node-forge'
import { StartupError } from '../db/startup-error.ts'

/** A stay as wallets on phones keep it. */
export type StayPass = {
  bookingId: string
  language: string
  hotel: { name: string; place: string; latitude: number | null; longitude: number | null }
  reference: string
  checkIn: PassField
  checkOut: PassField
  /** Shown when the pass is opened: rooms, address, telephone. */
  more: PassField[]
  /** The moment at which phones show the pass by themselves. */
  relevantAt: Date
  manageLink: { label: string; url: string }
  publicUrl: string
}
type PassField = { label: string; value: string }

/** Each is null where the operator has no account there. */
export type Wallets = {
  /** Makes a signed file that phones of Apple take. */
  apple: ((pass: StayPass) => Promise<Uint8Array<ArrayBuffer>>) | null
  /** Makes a link that puts the pass into a wallet of Google. */
  google: ((pass: StayPass) => string) | null
}

export const noWallets: Wallets = { apple: null, google: null }

type Settings = { folder: string; googleIssuer: string | undefined; icon: string }

/**
 * Reads certificate and keys once, so that a wrong one stops the start instead of failing guests: `apple.pem` is
 * the pass certificate with its key, `apple-wwdr.pem` Apple's own, `google.json` the key of a service account.
 */
export async function openWallets({ folder, googleIssuer, icon }: Settings): Promise<Wallets> {
  const read = (file: string) =>
    readFile(join(folder, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw new StartupError(`${file} in WALLET_FOLDER cannot be read (${error.code}).`)
    })
  const files = ['apple.pem', 'apple-wwdr.pem', 'google.json']
  const [pem, wwdr, googleKey] = await Promise.all(files.map(read))
  if (!pem !== !wwdr) throw new StartupError('WALLET_FOLDER needs both apple.pem and apple-wwdr.pem.')
  if (!googleKey !== !googleIssuer)
    throw new StartupError('GOOGLE_WALLET_ISSUER and google.json in WALLET_FOLDER need each other.')
  return {
    apple: pem && wwdr ? unlessWrong('apple.pem or apple-wwdr.pem', () => openApple(pem, wwdr, icon)) : null,
    google:
      googleKey && googleIssuer
        ? unlessWrong('google.json', () => openGoogle(googleKey, googleIssuer))
        : null,
  }
}

function unlessWrong<T>(files: string, open: () => T): T {
  try {
    return open()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`${files} in WALLET_FOLDER cannot be used (${reason}).`)
  }
}

const encode = (text: string) => new TextEncoder().encode(text)

function openApple(pem: string, wwdr: string, iconFile: string): NonNullable<Wallets['apple']> {
  const { subject } = new X509Certificate(pem)
  // Apple writes both into the certificate.
  const [passTypeIdentifier, teamIdentifier] = ['UID', 'OU'].map(
    (name) => new RegExp(`^${name}=(.+)$`, 'm').exec(subject)?.[1],
  )
  if (!passTypeIdentifier || !teamIdentifier) throw new Error('not a certificate for passes')
  const certificate = forge.pki.certificateFromPem(pem)
  // The file holds both, and only Node.js looks past the first.
  const key = forge.pki.privateKeyFromPem(
    createPrivateKey(pem).export({ type: 'pkcs1', format: 'pem' }).toString(),
  )
  const authority = forge.pki.certificateFromPem(wwdr)
  return async (pass) => {
    // A first start builds it together with the web.
    const icon = await readFile(iconFile)
    const files: Record<string, Uint8Array> = {
      'pass.json': encode(JSON.stringify({ passTypeIdentifier, teamIdentifier, ...describeForApple(pass) })),
      'icon.png': icon,
      'icon@2x.png': icon,
      'logo.png': icon,
    }
    const sums = Object.entries(files).map(([name, bytes]) => [
      name,
      createHash('sha1').update(bytes).digest('hex'),
    ])
    const manifest = JSON.stringify(Object.fromEntries(sums))
    const signed = forge.pkcs7.createSignedData()
    signed.content = forge.util.createBuffer(manifest, 'utf8')
    signed.addCertificate(certificate)
    signed.addCertificate(authority)
    const { oids } = forge.pki
    signed.addSigner({
      key,
      certificate,
      digestAlgorithm: oids.sha256 ?? '',
      authenticatedAttributes: [
        { type: oids.contentType ?? '', value: oids.data ?? '' },
        { type: oids.messageDigest ?? '' },
        { type: oids.signingTime ?? '' },
      ],
    })
    signed.sign({ detached: true })
    const signature = Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), 'binary')
    // Copied into memory of its own, as an answer needs it.
    return new Uint8Array(zipSync({ ...files, 'manifest.json': encode(manifest), signature }))
  }
}

function describeForApple(pass: StayPass) {
  const { hotel, reference, checkIn, checkOut, more, manageLink } = pass
  const field = (key: string, { label, value }: PassField) => ({ key, label, value })
  return {
    formatVersion: 1,
    serialNumber: pass.bookingId,
    organizationName: hotel.name,
    description: `${hotel.name}, ${reference}`,
    logoText: hotel.name,
    foregroundColor: 'rgb(255, 255, 255)',
    labelColor: 'rgb(255, 207, 159)',
    backgroundColor: 'rgb(7, 81, 92)',
    relevantDate: pass.relevantAt.toISOString(),
    ...(hotel.latitude !== null &&
      hotel.longitude !== null && {
        locations: [{ latitude: hotel.latitude, longitude: hotel.longitude }],
      }),
    barcodes: [
      { format: 'PKBarcodeFormatQR', message: reference, messageEncoding: 'iso-8859-1', altText: reference },
    ],
    generic: {
      primaryFields: [field('checkIn', checkIn)],
      secondaryFields: [field('checkOut', checkOut)],
      auxiliaryFields: more.slice(0, 2).map((one, index) => field(`more${index}`, one)),
      backFields: [
        ...more.slice(2).map((one, index) => field(`back${index}`, one)),
        field('manage', { label: manageLink.label, value: manageLink.url }),
      ],
    },
  }
}

function openGoogle(keyFile: string, issuer: string): NonNullable<Wallets['google']> {
  const { client_email: email, private_key: pem } = JSON.parse(keyFile) as Record<string, string>
  if (!email || !pem) throw new Error('not the key of a service account')
  const key = createPrivateKey(pem)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return (pass) => {
    const claims = {
      iss: email,
      aud: 'google',
      typ: 'savetowallet',
      origins: [],
      iat: Math.floor(Date.now() / 1000),
      payload: {
        genericClasses: [{ id: `${issuer}.stay` }],
        genericObjects: [describeForGoogle(pass, issuer)],
      },
    }
    const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`
    return `https://pay.google.com/gp/v/save/${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
  }
}

function describeForGoogle(pass: StayPass, issuer: string) {
  const { hotel, reference, checkIn, checkOut, more, manageLink, language } = pass
  const say = (value: string) => ({ defaultValue: { language, value } })
  const fields = [checkIn, checkOut, ...more]
  return {
    id: `${issuer}.${pass.bookingId}`,
    classId: `${issuer}.stay`,
    hexBackgroundColor: '#07515c',
    cardTitle: say(hotel.place),
    header: say(hotel.name),
    subheader: say(reference),
    logo: { sourceUri: { uri: `${pass.publicUrl}/icon-512.png` } },
    barcode: { type: 'QR_CODE', value: reference, alternateText: reference },
    textModulesData: fields.map(({ label, value }, index) => ({
      id: `field${index}`,
      header: label,
      body: value,
    })),
    linksModuleData: { uris: [{ id: 'manage', uri: manageLink.url, description: manageLink.label }] },
  }
}
