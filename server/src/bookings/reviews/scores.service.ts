import type { HotelScores, ReviewTrends } from '@roomlark/contract/bookings/reviews'
import { utcDay } from '@roomlark/contract/dates'
import { averageFrom, type HotelScore } from '@roomlark/contract/hotel-score'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { notFound } from '../../errors.ts'
import { getHotelScope, type HotelScope } from '../../hotel-scope.ts'
import { selectIsReached } from './reviews.queries.ts'
import {
  type ScoreSums,
  selectAverageSums,
  selectMonthlySums,
  selectScopeSums,
  selectScores,
  selectTexts,
} from './scores.queries.ts'
import { countTopics } from './topics.policy.ts'

/** Reads the scores of a hotel, which are kept with each review. */
export async function readScores(sql: Sql, hotelId: string): Promise<HotelScores> {
  return toScores((await selectScores(sql, hotelId)) ?? noSums)
}

/** Reads the scores of those hotels that have enough reviews for an average. */
export async function readHotelScores(
  sql: Sql,
  hotelIds: readonly string[],
): Promise<ReadonlyMap<string, HotelScore>> {
  const sums = await selectAverageSums(sql, hotelIds, averageFrom)
  return new Map(
    sums.map(({ hotelId, reviews, scoreSum }) => [hotelId, { average: divide(scoreSum, reviews), reviews }]),
  )
}

/** Reads the average over all hotels within reach. */
export async function readScopeScore(sql: Sql, scope: HotelScope): Promise<HotelScore | null> {
  const { reviews, scoreSum } = await selectScopeSums(sql, scope)
  return reviews < averageFrom ? null : { average: divide(scoreSum, reviews), reviews }
}

const trendMonths = 12
const mostSearched = 500

export async function getTrends(ctx: SignedInContext, hotelId: string): Promise<ReviewTrends> {
  if (!(await selectIsReached(ctx.sql, hotelId, getHotelScope(ctx.actor)))) throw notFound('hotel')
  const months = listMonths(utcDay(ctx.clock()))
  const sinceOn = months[0] ?? utcDay(ctx.clock())
  const [scores, monthly, texts] = await Promise.all([
    readScores(ctx.sql, hotelId),
    selectMonthlySums(ctx.sql, hotelId, sinceOn),
    selectTexts(ctx.sql, hotelId, { sinceOn, most: mostSearched }),
  ])
  const byMonth = new Map(monthly.map((sums) => [sums.month, sums]))
  return {
    scores,
    months: months.map((month) => {
      // The hotel reads its own figures, so that a single review is shown here.
      const { distribution, ...averages } = toScores(
        { ...noSums, ...byMonth.get(month), distribution: noSums.distribution },
        1,
      )
      return { month, ...averages }
    }),
    searched: texts.length,
    topics: countTopics(texts),
  }
}

/** Lists the first days of the months until now, the oldest first. */
function listMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: trendMonths }, (_, index) =>
    new Date(Date.UTC(year, month - trendMonths + index, 1)).toISOString().slice(0, 10),
  )
}

const noSums: ScoreSums = {
  reviews: 0,
  scoreSum: 0,
  roomSum: 0,
  roomCount: 0,
  cleanlinessSum: 0,
  cleanlinessCount: 0,
  staffSum: 0,
  staffCount: 0,
  placeSum: 0,
  placeCount: 0,
  valueSum: 0,
  valueCount: 0,
  distribution: [0, 0, 0, 0, 0],
}

/** Computes averages with one decimal. Each needs enough answers of its own, because guests may leave parts out. */
function toScores(sums: ScoreSums, least: number = averageFrom): HotelScores {
  const average = (sum: number, count: number) => (count >= least ? divide(sum, count) : null)
  return {
    reviews: sums.reviews,
    score: average(sums.scoreSum, sums.reviews),
    room: average(sums.roomSum, sums.roomCount),
    cleanliness: average(sums.cleanlinessSum, sums.cleanlinessCount),
    staff: average(sums.staffSum, sums.staffCount),
    place: average(sums.placeSum, sums.placeCount),
    value: average(sums.valueSum, sums.valueCount),
    distribution: sums.distribution,
  }
}

function divide(sum: number, count: number): number {
  return Math.round((sum * 10) / count) / 10
}
