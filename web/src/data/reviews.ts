import {
  type AnswerTemplates,
  type RemovalReason,
  type ReviewQuery,
  reviews,
} from '@roomlark/contract/bookings/reviews'
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callInBackground, callPage } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { reviewKeys } from './keys.ts'

export type ReviewFilter = Omit<ReviewQuery, 'limit'>

export function useReviewPage(filter: ReviewFilter) {
  return useQuery({
    queryKey: reviewKeys.list(filter),
    queryFn: ({ signal }) => callPage(reviews.list, { query: filter, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useReviewTrends(hotelId: string | undefined) {
  return useQuery({
    queryKey: reviewKeys.trends(hotelId),
    queryFn:
      hotelId === undefined
        ? skipToken
        : ({ signal }) => call(reviews.trends, { params: { hotelId }, signal }),
  })
}

/** Refreshes reviews wherever they are shown. */
function useReviewChange<Body>(change: (body: Body) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: reviewKeys.all }),
  })
}

export function useAnswerReview(id: string) {
  return useReviewChange((body: { text: string; version: number }) =>
    call(reviews.answer, { params: { id }, body }),
  )
}

export function useReportReview(id: string) {
  return useReviewChange((body: { reason: RemovalReason; note: string; version: number }) =>
    call(reviews.report, { params: { id }, body }),
  )
}

export function useDecideReview(id: string) {
  return useReviewChange((body: { removeFor: RemovalReason | null; note: string; version: number }) =>
    call(reviews.decide, { params: { id }, body }),
  )
}

export function useAnswerTemplates(hotelId: string) {
  return useQuery({
    queryKey: reviewKeys.templates(hotelId),
    queryFn: ({ signal }) => call(reviews.templates, { params: { hotelId }, signal }),
  })
}

export function useSaveAnswerTemplates(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: AnswerTemplates) => call(reviews.saveTemplates, { params: { hotelId }, body }),
    onSuccess: (saved) => keepAnswer(client, reviewKeys.templates(hotelId), saved),
    onError: () => client.invalidateQueries({ queryKey: reviewKeys.templates(hotelId) }),
  })
}

/** A failure is not reported here, because the booking is shown without it. */
export function useReviewLink(bookingId: string, isAsked: boolean) {
  return useQuery({
    queryKey: reviewKeys.link(bookingId),
    queryFn: isAsked ? () => callInBackground(reviews.link, { params: { id: bookingId } }) : skipToken,
  })
}
