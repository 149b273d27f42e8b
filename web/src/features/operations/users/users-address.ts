import { IsoDate } from '@roomlark/contract/dates'
import { userTypes } from '@roomlark/contract/endpoint'
import { personSorts, personStates } from '@roomlark/contract/operations/people'
import { partnershipSorts } from '@roomlark/contract/partners/all-partnerships'
import { partnershipStates } from '@roomlark/contract/partnership-events'
import { Id } from '@roomlark/contract/primitives'
import { signalKinds } from '@roomlark/contract/signal-kinds'
import type { AllPartnershipsFilter } from '../../../data/all-partnerships.ts'
import type { AuditFilter } from '../../../data/audit.ts'
import type { PeopleFilter } from '../../../data/people.ts'
import type { SignalFilter } from '../../../data/signals.ts'
import { changeParts, findChoice, readPage } from '../../../lib/address-parts.ts'
import { readSearch } from '../../../lib/use-address-search.ts'

/** The filters of the list of accounts in an address, without anything that makes no sense. */
export function readPeople(search: string): PeopleFilter {
  const asked = new URLSearchParams(search)
  const words = readSearch(search).trim()
  const userType = findChoice(userTypes, asked.get('type'))
  const state = findChoice(personStates, asked.get('state'))
  const mfa = findChoice(['on', 'off'], asked.get('mfa'))
  return {
    page: readPage(search),
    sort: findChoice(personSorts, asked.get('sort')) ?? 'newest',
    ...(words && { search: words }),
    ...(userType && { userType }),
    ...(state && { state }),
    ...(mfa && { mfa }),
  }
}

/** The filters of the audit log in an address. */
export function readAudit(search: string): AuditFilter {
  const asked = new URLSearchParams(search)
  const words = readSearch(search).trim()
  const action = asked.get('action')?.slice(0, 80)
  const userId = Id.safeParse(asked.get('user')).data
  const fromOn = IsoDate.safeParse(asked.get('from')).data
  const untilOn = IsoDate.safeParse(asked.get('until')).data
  return {
    page: readPage(search),
    ...(words && { search: words }),
    ...(action && { action }),
    ...(userId && { userId }),
    ...(fromOn && { fromOn }),
    ...(untilOn && { untilOn }),
  }
}

/** The filters of all partnerships in an address. */
export function readPartnerships(search: string): AllPartnershipsFilter {
  const asked = new URLSearchParams(search)
  const words = readSearch(search).trim()
  const state = findChoice(partnershipStates, asked.get('state'))
  const hotelId = Id.safeParse(asked.get('hotel')).data
  const userId = Id.safeParse(asked.get('user')).data
  return {
    page: readPage(search),
    sort: findChoice(partnershipSorts, asked.get('sort')) ?? 'newest',
    ...(words && { search: words }),
    ...(state && { state }),
    ...(hotelId && { hotelId }),
    ...(userId && { userId }),
  }
}

/** The filters of the signals in an address. */
export function readSignals(search: string): SignalFilter {
  const asked = new URLSearchParams(search)
  const words = readSearch(search).trim()
  const kind = findChoice(signalKinds, asked.get('kind'))
  const affiliateId = Id.safeParse(asked.get('partner')).data
  const hotelId = Id.safeParse(asked.get('hotel')).data
  const review = findChoice(['open', 'done'], asked.get('review'))
  return {
    page: readPage(search),
    ...(words && { search: words }),
    ...(kind && { kind }),
    ...(affiliateId && { affiliateId }),
    ...(hotelId && { hotelId }),
    ...(review && { review }),
  }
}

type Part =
  | 'search'
  | 'type'
  | 'state'
  | 'mfa'
  | 'sort'
  | 'page'
  | 'action'
  | 'user'
  | 'from'
  | 'until'
  | 'hotel'
  | 'kind'
  | 'partner'
  | 'review'

const usual = { page: 1, sort: 'newest' }

/** The same address with some parts changed; empty parts and defaults are removed. */
export function withParts(
  search: string,
  change: { [P in Part]?: string | number | null | undefined },
): string {
  return changeParts(search, change, usual)
}

export function withSearch(search: string, text: string): string {
  return withParts(search, { search: text, page: 1 })
}
