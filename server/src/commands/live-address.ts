import { resolveTxt } from 'node:dns/promises'
import { connect } from 'node:tls'
import * as z from 'zod/mini'
import type { Seen } from './live-checklist.ts'

const PlatformAnswer = z.object({ data: z.object({ demo: z.boolean() }) })

const patienceMs = 10_000
const dayMs = 86_400_000

/** Looks at a public address as a visitor does. */
export async function visitAddress(address: URL, senderDomain: string): Promise<Seen> {
  const ask = (path: string) => request(new URL(path, address))
  const [home, ready, platform, mailbox, plain, certificate, spf] = await Promise.all([
    ask('/'),
    ask('/health/ready'),
    ask('/api/v1/platform'),
    ask('/demo/mailbox'),
    request(new URL(`http://${address.hostname}/`)),
    address.protocol === 'https:' ? readCertificate(address) : null,
    readSpf(senderDomain),
  ])
  const date = home?.headers.get('date')
  return {
    address,
    certificate,
    spf,
    headers: home?.headers ?? null,
    plainLeadsTo: plain?.headers.get('location') ?? null,
    readyStatus: ready?.status ?? null,
    isDemo: platform?.ok ? (PlatformAnswer.safeParse(await platform.json()).data?.data.demo ?? null) : null,
    mailboxStatus: mailbox?.status ?? null,
    clockSeconds: date ? (Date.parse(date) - Date.now()) / 1000 : null,
  }
}

async function request(url: URL): Promise<Response | null> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) }).catch(() => null)
}

function readCertificate({ hostname, port }: URL): Promise<Seen['certificate']> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname }, () => {
      const until = Date.parse(socket.getPeerCertificate().valid_to)
      resolve({ days: Math.floor((until - Date.now()) / dayMs) })
      socket.destroy()
    })
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('no answer')))
    socket.on('error', (error) => {
      const isCertificate = 'code' in error && /CERT|SIGNATURE|ISSUER|ALTNAME/.test(String(error.code))
      resolve(isCertificate ? { fault: error.message } : null)
    })
  })
}

async function readSpf(domain: string): Promise<string[]> {
  const records = await resolveTxt(domain).catch(() => [])
  return records.map((parts) => parts.join('')).filter((text) => text.startsWith('v=spf1'))
}
