import type { PaperKind } from '@roomlark/contract/bookings/card-disputes'
import type { HotelPaymentSettingsInput } from '@roomlark/contract/bookings/payment-accounts'
import {
  type BookingPayments,
  type DisputeAnswerInput,
  type LinkInput,
  payments,
  type ReasonedAmount,
} from '@roomlark/contract/bookings/payments'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { upload } from '../lib/call-upload.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { useAttempt } from './attempt.ts'
import { bookingKeys, paymentKeys } from './keys.ts'

/** The online payments of a booking; asked for only while hotels take payments. */
export function useBookingPayments(bookingId: string, isOpen: boolean) {
  return useCall(
    bookingKeys.payments(bookingId),
    payments.ofBooking,
    { params: { id: bookingId } },
    { enabled: isOpen },
  )
}

export function useMakePaymentLink(id: string) {
  return usePaying(id, (body: LinkInput, idempotencyKey) =>
    call(payments.makeLink, { params: { id }, body, idempotencyKey }),
  )
}

export function useChargeCard(id: string) {
  return usePaying(id, (body: ReasonedAmount, idempotencyKey) =>
    call(payments.chargeCard, { params: { id }, body, idempotencyKey }),
  )
}

export function useRefundPayment(id: string, paymentId: string) {
  return usePaying(id, (body: ReasonedAmount, idempotencyKey) =>
    call(payments.refund, { params: { id, paymentId }, body, idempotencyKey }),
  )
}

/** Charges the kept card for a deposit once more, or sends the guest a link to pay it. */
export function useCollectDeposit({ bookingId: id, depositId }: { bookingId: string; depositId: string }) {
  return usePaying(id, (how: 'card' | 'link', idempotencyKey) =>
    call(payments.retryDue, { params: { id, depositId }, body: { how }, idempotencyKey }),
  )
}

/** The same form sent again, because no answer came, is the same payment. */
function usePaying<Body>(id: string, send: (body: Body, key: string) => Promise<BookingPayments>) {
  const client = useQueryClient()
  return useAttempt({
    mutationKey: bookingKeys.payments(id),
    send,
    onSuccess: (written) => {
      keepAnswer(client, bookingKeys.payments(id), written)
      // Not what lies below the folio, since the payments are known.
      void client.invalidateQueries({ queryKey: bookingKeys.folio(id), exact: true })
      void client.invalidateQueries({ queryKey: paymentKeys.all(written.hotelId) })
    },
    onError: () => client.invalidateQueries({ queryKey: bookingKeys.payments(id) }),
  })
}

export function useDuePayments(hotelId: string, page: number) {
  return usePages(paymentKeys.due(hotelId, page), payments.listDue, { params: { hotelId }, query: { page } })
}

export function usePaymentDisputes(hotelId: string, page: number) {
  return usePages(paymentKeys.disputes(hotelId, page), payments.listDisputes, {
    params: { hotelId },
    query: { page },
  })
}

type DisputeIds = { hotelId: string; disputeId: string }

export function useAnswerPaymentDispute(params: DisputeIds) {
  const outdate = useOutdating(params.hotelId)
  return useMutation({
    mutationFn: (body: DisputeAnswerInput) => call(payments.answerDispute, { params, body }),
    onSettled: outdate,
  })
}

const changingPapers = ['payments', 'papers']

/** Tells whether a paper is on its way, without which the answer should not be sent. */
export function useIsChangingPapers(disputeId: string): boolean {
  return useIsMutating({ mutationKey: [...changingPapers, disputeId] }) > 0
}

/** Adds a paper to the answer to a dispute, or takes it back where there is no file. */
export function useChangePaper(params: DisputeIds) {
  const outdate = useOutdating(params.hotelId)
  return useMutation({
    mutationKey: [...changingPapers, params.disputeId],
    mutationFn({ kind, file }: { kind: PaperKind; file: File | null }) {
      const paper = { params: { ...params, kind } }
      if (file === null) return call(payments.removePaper, paper)
      const sending = { file, onProgress: () => {}, signal: new AbortController().signal }
      return upload(payments.addPaper, { ...paper, ...sending })
    },
    onSettled: outdate,
  })
}

export function useAcceptPaymentDispute(params: DisputeIds) {
  const outdate = useOutdating(params.hotelId)
  return useMutation({
    mutationFn: () => call(payments.acceptDispute, { params, body: {} }),
    onSettled: outdate,
  })
}

export function usePaymentTransfers(hotelId: string, page: number) {
  return usePages(paymentKeys.transfers(hotelId, page), payments.listTransfers, {
    params: { hotelId },
    query: { page },
  })
}

export type TransferIds = { hotelId: string; transferId: string }

export function useTransferLines({ hotelId, transferId }: TransferIds) {
  return useCall(paymentKeys.transferLines(hotelId, transferId), payments.listTransferLines, {
    params: { hotelId, transferId },
  })
}

export function readTransferCsv(params: TransferIds) {
  return call(payments.exportTransfer, { params })
}

export function usePaymentSettings(hotelId: string) {
  return useCall(paymentKeys.settings(hotelId), payments.getSettings, { params: { hotelId } })
}

/** Answers with the address of the page on which the payment service asks for what it needs. */
export function useConnectPayments(hotelId: string) {
  return useMutation({ mutationFn: () => call(payments.connect, { params: { hotelId }, body: {} }) })
}

export function useSavePaymentSettings(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: HotelPaymentSettingsInput) =>
      call(payments.saveSettings, { params: { hotelId }, body }),
    onSuccess: (saved) => {
      keepAnswer(client, paymentKeys.settings(hotelId), saved)
      // Other hotels may share the account.
      void client.invalidateQueries({ queryKey: paymentKeys.everywhere })
    },
    onError: () => client.invalidateQueries({ queryKey: paymentKeys.settings(hotelId) }),
  })
}

/** A dispute is part of a payment too, which the panel of its booking shows. */
function useOutdating(hotelId: string) {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [paymentKeys.all(hotelId), bookingKeys.all].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
}
