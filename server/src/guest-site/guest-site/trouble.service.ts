import type { GuestPage, Trouble } from '@roomlark/contract/guest-site/guest-page'
import { hasChosenCookies, parseCookies } from '@roomlark/contract/platform/consent'
import type { ServiceContext } from '../../context.ts'
import type { AppError } from '../../errors.ts'
import { GuestAddress } from './address.policy.ts'
import type { Visitor } from './guest-site.service.ts'
import { resolvePreferences } from './preferences.policy.ts'

/**
 * Shows the page for a request that failed. It reads nothing from the database, which may be what failed, and
 * it mentions no address, so that one rendered page serves everybody with the same language.
 */
export function showTrouble(
  { publicUrl, clock }: Pick<ServiceContext, 'publicUrl' | 'clock'>,
  visitor: Pick<Visitor, 'query' | 'cookie' | 'acceptLanguage'>,
  error: Pick<AppError, 'status'>,
): GuestPage {
  const { chosen: asked } = new GuestAddress(visitor.query)
  const chosen = resolvePreferences(asked, visitor.cookie, visitor.acceptLanguage)
  const visit: GuestPage['visit'] = {
    language: chosen.language,
    currency: null,
    currencies: [],
    path: '/stays',
    query: '',
    carried: chosen.carried.lang ? { lang: chosen.carried.lang } : {},
    frame: null,
    asksConsent: !hasChosenCookies(parseCookies(visitor.cookie)),
    publicUrl,
    year: clock().getUTCFullYear(),
  }
  if (error.status === 404) return { visit, kind: 'missing', isGone: false, isOpen: true }
  return { visit, kind: 'trouble', trouble: toTrouble(error.status) }
}

function toTrouble(status: number): Trouble {
  if (status === 429) return 'too-many'
  if (status === 503) return 'busy'
  return status >= 500 ? 'fault' : 'unreadable'
}
