import { hotelStatements, type StatementView } from '@roomlark/contract/settlement/hotel-statements'
import { type StayAnswer, stayQuestions } from '@roomlark/contract/settlement/stay-questions'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useCall, useCallPage, usePages } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { bookingKeys, moneyKeys } from './keys.ts'

/** The open statements of a hotel, and a page of the closed ones. */
export function useHotelStatements(hotelId: string, page: number) {
  return usePages(moneyKeys.hotelStatements(hotelId, page), hotelStatements.list, {
    params: { hotelId },
    query: { page },
  })
}

export type StatementIds = { hotelId: string; month: string; currency: string | undefined }

export function useHotelStatement({ hotelId, month, currency }: StatementIds) {
  return useCall(moneyKeys.hotelStatement(hotelId, month, currency), hotelStatements.get, {
    ...makeRequest({ hotelId, month, currency }),
  })
}

export function useStatementLines(ids: StatementIds, view: StatementView, page: number) {
  const { params, query } = makeRequest(ids)
  return usePages(
    moneyKeys.hotelStatementLines(ids.hotelId, ids.month, { ...query, view, page }),
    hotelStatements.lines,
    { params, query: { ...query, view, page } },
  )
}

function makeRequest({ hotelId, month, currency }: StatementIds) {
  return { params: { hotelId, month }, query: currency === undefined ? {} : { currency } }
}

export function readStatementCsv(ids: StatementIds) {
  return call(hotelStatements.export, makeRequest(ids))
}

export function readStatementPdf(ids: StatementIds) {
  return call(hotelStatements.pdf, makeRequest(ids))
}

/** Stays that are over without anybody having said how they went. */
export function useStayQuestions(hotelId: string) {
  return useCallPage(moneyKeys.stayQuestions(hotelId), stayQuestions.list, { params: { hotelId } })
}

/** The booking changes too, so everything that shows bookings is read again. */
export function useAnswerStayQuestion(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ bookingId, ...body }: StayAnswer & { bookingId: string }) =>
      call(stayQuestions.answer, { params: { hotelId, bookingId }, body }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: moneyKeys.all }),
        client.invalidateQueries({ queryKey: bookingKeys.all }),
      ]),
  })
}
