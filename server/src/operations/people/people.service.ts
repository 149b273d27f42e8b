import { utcDay } from '@roomlark/contract/dates'
import type { UserType } from '@roomlark/contract/endpoint'
import {
  type PeopleExportQuery,
  type PeopleMeta,
  type PeopleQuery,
  type Person,
  type PersonDetail,
  peopleExportLimit,
} from '@roomlark/contract/operations/people'
import { say } from '@roomlark/contract/say'
import { listLiveSessions } from '../../accounts/auth/sessions/own-sessions.service.ts'
import { readSignIns } from '../../accounts/auth/sessions/sign-ins.service.ts'
import { isLastAdmin } from '../../accounts/users/admins.service.ts'
import { deletionGraceMs } from '../../accounts/users/deletion-request.service.ts'
import { imageUrls } from '../../adapters/image-store.ts'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import { writeCsv } from '../../csv-export.ts'
import type { Sql } from '../../db/database.ts'
import { AppError, notFound } from '../../errors.ts'
import {
  type PersonRow,
  selectCountsByType,
  selectOwnedHotels,
  selectPeople,
  selectPerson,
  selectWaiting,
} from './people.queries.ts'

export async function listPeople(
  ctx: SignedInContext,
  query: PeopleQuery,
): Promise<{ data: Person[]; meta: PeopleMeta }> {
  const countsByType = await countPeople(ctx.sql, query)
  const total = sumCounts(countsByType, query.userType)
  const { page, limit } = query
  return {
    data: (await selectPeople(ctx.sql, query)).map(toPerson),
    meta: {
      total,
      totalPages: Math.ceil(total / limit),
      page,
      limit,
      countsByType,
      waiting: await selectWaiting(ctx.sql),
    },
  }
}

export async function countWaiting(ctx: SignedInContext): Promise<{ waiting: number }> {
  return { waiting: await selectWaiting(ctx.sql) }
}

export async function exportPeople(
  ctx: SignedInContext,
  query: PeopleExportQuery,
): Promise<{ filename: string; csv: string }> {
  const total = sumCounts(await countPeople(ctx.sql, query), query.userType)
  if (total > peopleExportLimit) {
    throw new AppError(
      'conflict',
      say('{total, plural, one {# account matches} other {# accounts match}}. Narrow the filters.', {
        total,
      }),
    )
  }
  const rows = await selectPeople(ctx.sql, { ...query, page: 1, limit: peopleExportLimit })
  const csv = await writeCsv(listColumns(), rows, (row) => {
    const person = toPerson(row)
    return [
      ...[person.id, person.firstName, person.lastName, person.email, person.companyName ?? ''],
      ...[person.userType, person.state, person.mfaEnabled ? say('on') : say('off'), person.hotelCount],
      ...[person.createdAt, person.lastSeenAt ?? ''],
    ]
  })
  const filename = `users-${utcDay(ctx.clock())}.csv`
  return { filename, csv }
}

const listColumns = () => [
  ...[
    say('Id'),
    say('First name'),
    say('Last name'),
    say('Email'),
    say('Company'),
    say('Type'),
    say('State'),
    say('Two-step sign-in'),
    say('Hotels'),
  ],
  ...[say('Created at'), say('Last seen at')],
]

export async function getPerson(
  ctx: Pick<ServiceContext, 'clock'>,
  sql: Sql,
  id: string,
): Promise<PersonDetail> {
  const row = await selectPerson(sql, id)
  if (!row) throw notFound('account')
  const { phone, suspendedAt, deletionAskedAt, ...person } = row
  const { data: signIns } = await readSignIns(sql, id, { page: 1, limit: 10 })
  const erasedFrom = deletionAskedAt && new Date(deletionAskedAt.getTime() + deletionGraceMs)
  return {
    ...toPerson(person),
    phone,
    suspendedAt: suspendedAt?.toISOString() ?? null,
    erasedFrom: row.state === 'leaving' ? (erasedFrom?.toISOString() ?? null) : null,
    isLastAdmin: await isLastAdmin(sql, id),
    hotels: await selectOwnedHotels(sql, id),
    sessions: await listLiveSessions(sql, id, ctx.clock()),
    signIns,
  }
}

async function countPeople(sql: Sql, query: PeopleExportQuery): Promise<Record<UserType, number>> {
  const rows = await selectCountsByType(sql, query)
  const getCount = (type: UserType) => rows.find(({ userType }) => userType === type)?.count ?? 0
  return { hotel: getCount('hotel'), affiliate: getCount('affiliate'), admin: getCount('admin') }
}

function sumCounts(counts: Record<UserType, number>, userType: UserType | undefined): number {
  return userType === undefined ? counts.hotel + counts.affiliate + counts.admin : counts[userType]
}

function toPerson({ imageFile, createdAt, invitedAt, lastSeenAt, ...row }: PersonRow): Person {
  return {
    ...row,
    profileImageUrl: imageFile === null ? null : imageUrls(imageFile).smallUrl,
    createdAt: createdAt.toISOString(),
    invitedAt: invitedAt?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }
}
