import { expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

const booking = (version: number, notes = `of version ${version}`) => ({ id: 'b1', version, notes })
const page = (...data: object[]) => ({ data, meta: { total: data.length } })

test.each([
  ['a thing', booking(3), booking(2)],
  ['something there is only one of', { version: 3, name: 'Limone' }, { version: 2, name: 'Lemon' }],
  ['a list', [booking(3)], [booking(2)]],
  ['a page of a list', page(booking(3)), page({ id: 'b0', version: 1 }, booking(2))],
  ['a list that grows', { pages: [page(booking(3))] }, { pages: [page(booking(2))] }],
  ['a tape chart', { bars: [{ stayId: 's1', version: 3 }] }, { bars: [{ stayId: 's1', version: 2 }] }],
  ['what holds versions deeper', { balance: 3, folios: [booking(3)] }, { balance: 2, folios: [booking(2)] }],
])('an older answer of a change does not replace %s', (_what, known, older) => {
  const client = createQueryClient()
  client.setQueryData(['key'], known)
  client.setQueryData(['key'], older)
  expect(client.getQueryData(['key'])).toEqual(known)
})

test('a page that was asked for before a change and answered after it does not undo the change', async () => {
  const client = createQueryClient()
  let answer: (old: object) => void = () => {}
  const asked = client.fetchQuery({
    queryKey: ['key'],
    queryFn: () => new Promise<object>((resolve) => (answer = resolve)),
  })
  client.setQueryData(['key'], booking(2))
  answer(booking(1))
  await asked
  expect(client.getQueryData(['key'])).toEqual(booking(2))
})

test.each([
  ['a newer one', booking(2), booking(3)],
  ['one of the same version', booking(2, 'shown at once'), booking(2)],
  ['another thing', booking(2), { id: 'b2', version: 1 }],
  ['a list without what was older', [booking(3)], [{ id: 'b2', version: 1 }]],
  ['what has no version', { count: 2 }, { count: 1 }],
  ['a list of versions', [{ version: 3 }, { version: 2 }], [{ version: 2 }]],
  ['nothing', booking(2), null],
])('%s replaces what is known', (_what, known, answer) => {
  const client = createQueryClient()
  client.setQueryData<unknown>(['key'], known)
  client.setQueryData<unknown>(['key'], answer)
  expect(client.getQueryData(['key'])).toEqual(answer)
})

test('what has not changed stays the same object, so that nothing is drawn again for it', () => {
  const client = createQueryClient()
  client.setQueryData(['key'], page(booking(2), { id: 'b2', version: 1 }))
  const before = client.getQueryData<{ data: object[] }>(['key'])
  client.setQueryData(['key'], page(booking(2), { id: 'b2', version: 2 }))
  const after = client.getQueryData<{ data: object[] }>(['key'])
  expect(after?.data[0]).toBe(before?.data[0])
  expect(after?.data[1]).toEqual({ id: 'b2', version: 2 })
})
