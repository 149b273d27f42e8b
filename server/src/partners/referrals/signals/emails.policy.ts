import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'

/** Domains of one mail service, which ignores dots in the name of a mailbox. */
const googleDomains = new Set(['gmail.com', 'googlemail.com'])

/** The same text for addresses that reach the same mailbox: `J.Doe+hotel@GoogleMail.com` → `jdoe@gmail.com`. */
export function toMailbox(email: string): string {
  const [name = '', domain = ''] = splitEmail(email)
  const plain = name.replace(/\+.*$/s, '')
  return googleDomains.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}

let disposableDomains: ReadonlySet<string> | undefined

/** The domain of a throw-away address as the list has it, also for its subdomains; null for any other address. */
export function findDisposableDomain(email: string): string | null {
  disposableDomains ??= disposableEmailBlocklistSet()
  const labels = (splitEmail(email)[1] ?? '').split('.')
  for (let first = 0; first < labels.length - 1; first += 1) {
    const domain = labels.slice(first).join('.')
    if (disposableDomains.has(domain)) return domain
  }
  return null
}

function splitEmail(email: string): [name: string, domain: string] {
  const text = email.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  return [text.slice(0, Math.max(0, at)), text.slice(at + 1).replace(/\.$/, '')]
}
