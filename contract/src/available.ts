/**
 * What the product is meant to do and does not do yet. Texts on pages and in mails that speak of it wait for it here:
 * whoever builds one of these turns it on, and its texts with it.
 */
export const available: Record<'guestBooking' | 'partnerships', boolean> = {
  /** Guests book, change and cancel on Roomlark itself, with or without a customer account. */
  guestBooking: false,
  /** Affiliates agree on partnerships with hotels, share tracked links and are paid their commission. */
  partnerships: false,
}
