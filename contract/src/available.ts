/**
 * What the product will do but does not do yet. Texts on pages and in emails that mention it depend on these flags:
 * building one of these features includes turning it on, and its texts with it.
 */
export const available: Record<'guestBooking' | 'partnerships', boolean> = {
  /** Guests book, change and cancel on Roomlark itself, with or without a customer account. */
  guestBooking: false,
  /** Affiliates agree on partnerships with hotels, share tracked links and are paid their commission. */
  partnerships: false,
}
