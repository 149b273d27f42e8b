import type { UserType } from '@roomlark/contract/endpoint'
import {
  type Invitation,
  type PeopleExportQuery,
  type PersonDetail,
  people,
} from '@roomlark/contract/operations/people'
import { say } from '@roomlark/contract/say'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getErrorMessage } from '../lib/api-error.ts'
import { call, callInBackground } from '../lib/call.ts'
import { isConfirmationRequired } from '../lib/call-confirmation.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { useChange, useMutation } from '../lib/use-mutation.ts'
import { peopleKeys } from './keys.ts'

export type PeopleFilter = PeopleExportQuery & { page: number }

const freshMs = 60_000

export function usePeople(filter: PeopleFilter) {
  return usePages(peopleKeys.list(filter), people.list, { query: filter })
}

/** Fetched every now and then; an outage is not reported here. */
export function useWaiting(): number {
  const { data } = useQuery({
    queryKey: peopleKeys.waiting,
    queryFn: () => callInBackground(people.waiting),
    refetchInterval: 60_000,
  })
  return data?.waiting ?? 0
}

export function usePerson(id: string) {
  return useCall(peopleKeys.detail(id), people.get, { params: { id } })
}

/** The accounts of hoteliers: all of them, or those that match once there are too many. */
export function useOwnerChoices(search: string) {
  return usePages(
    peopleKeys.owners(search),
    people.list,
    { query: { userType: 'hotel', sort: 'name', limit: 100, ...(search && { search }) } },
    { staleTime: freshMs },
  )
}

/** The same for affiliates. */
export function useAffiliateChoices(search: string) {
  return usePages(
    peopleKeys.affiliates(search),
    people.list,
    { query: { userType: 'affiliate', sort: 'name', limit: 100, ...(search && { search }) } },
    { staleTime: freshMs },
  )
}

export function useOwner(id: string | undefined) {
  return useCall(
    peopleKeys.detail(id),
    people.get,
    { params: { id: id ?? '' } },
    { enabled: id !== undefined, staleTime: freshMs, retry: false },
  )
}

export function readPeopleCsv({ page: _page, ...query }: PeopleFilter) {
  return call(people.export, { query })
}

export function useInvite() {
  return usePersonChange((body: Invitation) => call(people.invite, { body }))
}

export type Step =
  | { name: 'inviteAgain' | 'verify' | 'sendVerification' | 'restore' }
  | { name: 'suspend' | 'forceReset' | 'turnOffMfa' | 'erase'; reason: string }
  | { name: 'changeType'; reason: string; userType: UserType }

function takeStep(id: string, step: Step): Promise<PersonDetail> {
  const params = { id }
  switch (step.name) {
    case 'inviteAgain':
    case 'verify':
    case 'sendVerification':
    case 'restore':
      return call(people[step.name], { params })
    case 'suspend':
    case 'forceReset':
    case 'turnOffMfa':
    case 'erase':
      return call(people[step.name], { params, body: { reason: step.reason } })
    case 'changeType':
      return call(people.changeType, { params, body: { reason: step.reason, userType: step.userType } })
  }
}

export function useStep(id: string) {
  return usePersonChange((step: Step) => takeStep(id, step))
}

type Bulk = { ids: string[]; step: Step; onOutcome: (id: string, fault: string | null) => void }

/** One after the other, each on its own: a refusal for one does not stop the next. */
export function useBulkStep() {
  return useChange(async ({ ids, step, onOutcome }: Bulk) => {
    let isDismissed = false
    for (const id of ids) {
      const fault = isDismissed
        ? say('Not done.')
        : await takeStep(id, step).then(
            () => null,
            (error: unknown) => {
              // Somebody who declines to confirm one is not asked again for each of the others.
              isDismissed = isConfirmationRequired(error)
              return getErrorMessage(error, say('That did not work. Please try again.'))
            },
          )
      onOutcome(id, fault)
    }
  }, peopleKeys.all)
}

function usePersonChange<Input>(mutationFn: (input: Input) => Promise<PersonDetail>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (person) => keepAnswer(client, peopleKeys.detail(person.id), person),
    onSettled: () => client.invalidateQueries({ queryKey: peopleKeys.all }),
  })
}
