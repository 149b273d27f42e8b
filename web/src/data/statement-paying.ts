import { statementPaying } from '@roomlark/contract/settlement/statement-paying'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall } from '../lib/use-call.ts'
import { useChange, useMutation } from '../lib/use-mutation.ts'
import type { StatementIds } from './hotel-statements.ts'
import { moneyKeys } from './keys.ts'

function makeRequest({ hotelId, month, currency }: StatementIds) {
  return { params: { hotelId, month }, query: currency === undefined ? {} : { currency }, body: {} }
}

/** Answers with the address of the page on which the payment service takes the payment. */
export function usePayStatement(ids: StatementIds) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(statementPaying.pay, makeRequest(ids)),
    // It is refused if the statement was paid meanwhile.
    onError: () => client.invalidateQueries({ queryKey: moneyKeys.all }),
  })
}

/** Finds out what became of a payment, for whoever comes back before the message of the service arrives. */
export function useCheckStatementPayment(ids: StatementIds) {
  return useChange(() => call(statementPaying.check, makeRequest(ids)), moneyKeys.all)
}

export function useAutomaticPayment(hotelId: string, isOpen: boolean) {
  return useCall(
    moneyKeys.automaticPayment(hotelId),
    statementPaying.getAutomatic,
    { params: { hotelId } },
    { enabled: isOpen, retry: false },
  )
}

/** Answers with the address of the page on which the card is entered. */
export function useKeepStatementCard(hotelId: string) {
  return useMutation({ mutationFn: () => call(statementPaying.keepCard, { params: { hotelId }, body: {} }) })
}

export function useCheckStatementCard(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(statementPaying.checkCard, { params: { hotelId }, body: {} }),
    onSuccess: (kept) => keepAnswer(client, moneyKeys.automaticPayment(hotelId), kept),
    onSettled: () => client.invalidateQueries({ queryKey: moneyKeys.all }),
  })
}

export function useForgetStatementCard(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(statementPaying.forgetCard, { params: { hotelId } }),
    onSuccess: (kept) => keepAnswer(client, moneyKeys.automaticPayment(hotelId), kept),
    onSettled: () => client.invalidateQueries({ queryKey: moneyKeys.all }),
  })
}
