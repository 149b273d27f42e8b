import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { keepAnswer } from './keep-answer.ts'
import { createQueryClient } from './query-client.ts'

test('a read from before a change, answered after it, does not undo the change', async () => {
  const client = createQueryClient()
  const reads: ((answer: string[]) => void)[] = []
  const observer = new QueryObserver<string[]>(client, {
    queryKey: ['exports'],
    queryFn: () => new Promise((resolve) => reads.push(resolve)),
  })
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(reads).toHaveLength(1))

  keepAnswer(client, ['exports'], ['asked for'])
  reads[0]?.([])
  await vi.waitFor(() => expect(reads).toHaveLength(2))
  expect(client.getQueryData(['exports'])).toEqual(['asked for'])

  reads[1]?.(['ready'])
  await vi.waitFor(() => expect(client.getQueryData(['exports'])).toEqual(['ready']))
  stop()
})

test('the answer of a change is not read again while nobody else reads', () => {
  const client = createQueryClient()
  let reads = 0
  const observer = new QueryObserver<string[]>(client, {
    queryKey: ['exports'],
    queryFn: () => {
      reads += 1
      return Promise.resolve([])
    },
    enabled: false,
  })
  const stop = observer.subscribe(() => {})
  keepAnswer(client, ['exports'], ['asked for'])
  expect(reads).toBe(0)
  expect(observer.getCurrentResult().data).toEqual(['asked for'])
  stop()
})
