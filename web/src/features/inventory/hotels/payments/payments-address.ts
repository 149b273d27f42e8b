import { choiceOr, idIn, listAddress, paged } from '../../../../parts/list/list-address.ts'

export const paymentViews = ['due', 'disputes', 'transfers'] as const
export type PaymentView = (typeof paymentViews)[number]

/** The list that is shown, and the transfer whose panel is open beside it. */
export const paymentsAddress = listAddress({
  page: paged.page,
  view: choiceOr('due', paymentViews),
  openId: idIn('transfer'),
})
