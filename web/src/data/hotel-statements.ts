import { hotelStatements, type StatementView } from '@roomlark/contract/settlement/hotel-statements'
import { type StayAnswer, stayQuestions } from '@roomlark/contract/settlement/stay-questions'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { isNotThere } from '../lib/api-error.ts'
import { call, callPage } from '../lib/call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { bookingKeys, moneyKeys } from './keys.ts'

/** The open statements of a hotel, and a page of the closed ones. */
export function useHotelStatements(hotelId: string, page: number) {
  return useQuery({
    queryKey: moneyKeys.hotelStatements(hotelId, page),
    queryFn: ({ signal }) => callPage(hotelStatements.list, { params: { hotelId }, query: { page }, signal }),
    placeholderData: keepPreviousData,
  })
}

export type StatementIds = { hotelId: string; month: string; currency: string | undefined }

export function useHotelStatement({ hotelId, month, currency }: StatementIds) {
  return useQuery({
    queryKey: moneyKeys.hotelStatement(hotelId, month, currency),
    queryFn: ({ signal }) =>
      call(hotelStatements.get, { ...makeRequest({ hotelId, month, currency }), signal }),
    retry: (failures, error) => failures < 1 && !isNotThere(error),
  })
}

export function useStatementLines(ids: StatementIds, view: StatementView, page: number) {
  const { params, query } = makeRequest(ids)
  return useQuery({
    queryKey: moneyKeys.hotelStatementLines(ids.hotelId, ids.month, { ...query, view, page }),
    queryFn: ({ signal }) =>
      callPage(hotelStatements.lines, { params, query: { ...query, view, page }, signal }),
    placeholderData: keepPreviousData,
  })
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
  return useQuery({
    queryKey: moneyKeys.stayQuestions(hotelId),
    queryFn: ({ signal }) => callPage(stayQuestions.list, { params: { hotelId }, signal }),
  })
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
