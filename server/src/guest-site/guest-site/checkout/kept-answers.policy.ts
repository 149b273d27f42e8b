import type { GuestPage } from '@roomlark/contract/guest-site/guest-page'

/** The part of a page that depends on the form that was sent, apart from its kind. */
export type KeptPart = Partial<GuestPage> & Pick<GuestPage, 'kind'>

/** Returns what is lost when the page is opened again: what was typed and why it was refused. */
export function pickKeptPart(page: GuestPage): KeptPart {
  switch (page.kind) {
    case 'checkout': {
      const { kind, values, errors, needsCode, promo, extrasNews, stop } = page
      return {
        kind,
        values,
        errors,
        needsCode,
        extrasNews,
        ...(promo.kind === 'refused' && { promo }),
        // The end of the hold is checked again on every view.
        ...(stop !== null && stop.kind !== 'lapsed' && stop.kind !== 'cancelled' && { stop }),
      }
    }
    case 'checkout-refused': {
      const { visit: _, ...part } = page
      return part
    }
    case 'pay': {
      const { kind, state, waitMinutes } = page
      return { kind, state, waitMinutes }
    }
    case 'booking-lookup': {
      const { kind, reference, email, fault } = page
      return { kind, reference, email, fault }
    }
    case 'booking': {
      const { kind, news, draft } = page
      return { kind, news, draft }
    }
    case 'booking-change': {
      const { kind, wish, quote, fault } = page
      return { kind, wish, quote, fault }
    }
    case 'booking-cancel': {
      const { kind, reason, fault } = page
      return { kind, reason, fault }
    }
    case 'booking-details': {
      const { kind, values, errors, fault } = page
      return { kind, values, errors, fault }
    }
    case 'booking-check-in': {
      const { kind, form, faults, notice } = page
      return { kind, form, faults, notice }
    }
    case 'booking-extras': {
      const { kind, fault } = page
      return { kind, fault }
    }
    case 'booking-erase': {
      const { kind, fault } = page
      return { kind, fault }
    }
    case 'review': {
      const { kind, draft, faults, news } = page
      return { kind, draft, faults, news }
    }
    default:
      return { kind: page.kind }
  }
}

/** The page is of the same kind, or there is only the visit because nothing else is left of it. */
export function withKeptPart(page: Pick<GuestPage, 'visit'>, part: KeptPart): GuestPage {
  return { ...page, ...part } as GuestPage
}
