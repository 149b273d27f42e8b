/**
 * Features the product will have but does not have yet. Texts on pages and in emails that mention them depend
 * on these flags: building one of the features includes turning on its flag, and its texts with it.
 */
export const available: Record<'guestBooking' | 'partnerships' | 'payouts', boolean> = {
  /** Guests book, change and cancel on Roomlark itself, without an account. */
  guestBooking: true,
  /** Affiliates agree on partnerships with hotels, share tracked links and earn commission. */
  partnerships: true,
  /** Hotels are billed for commission, and affiliates are paid it. */
  payouts: true,
}
