import { dateIn } from '@roomlark/contract/dates'
import {
  listedQuestions,
  type StayAnswer,
  type StayQuestion,
} from '@roomlark/contract/settlement/stay-questions'
import { recordPastStay } from '../../bookings/bookings/change/past-stay.service.ts'
import type { SignedInContext } from '../../context.ts'
import { selectQuestionCount, selectQuestions } from './questions.queries.ts'
import { getStatementHotel } from './statements.service.ts'

export async function listQuestions(
  ctx: SignedInContext,
  hotelId: string,
): Promise<{ data: StayQuestion[]; meta: { total: number } }> {
  const hotel = await getStatementHotel(ctx, hotelId)
  const today = dateIn(hotel.timeZone, ctx.clock())
  const [questions, total] = await Promise.all([
    selectQuestions(ctx.sql, hotelId, today, listedQuestions),
    selectQuestionCount(ctx.sql, hotelId, today),
  ])
  const isAdmin = ctx.actor.userType === 'admin'
  return {
    data: questions.map((question) => (isAdmin ? { ...question, guestName: null } : question)),
    meta: { total },
  }
}

export async function answerQuestion(
  ctx: SignedInContext,
  ids: { hotelId: string; bookingId: string },
  answer: StayAnswer,
): Promise<null> {
  await getStatementHotel(ctx, ids.hotelId)
  await recordPastStay(ctx, ids, answer)
  return null
}
