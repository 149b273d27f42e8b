import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useMutation } from '../src/lib/use-mutation.ts'

type RowProps = { answer: (name: string) => Promise<string>; heard: string[] }

function Row({ answer, heard }: RowProps) {
  const change = useMutation({ mutationFn: answer })
  function send(name: string) {
    change.mutate(name, {
      onSuccess: (data, of) => heard.push(`${of}: ${data}`),
      onError: (error, of) => heard.push(`${of} failed: ${error.message}`),
      onSettled: () => heard.push('settled'),
    })
  }
  return (
    <>
      <button type="button" onClick={() => send('restore')} />
      <button type="button" onClick={() => send('archive')} />
    </>
  )
}

test('the outcome is heard even when the change has taken its own row off the page', async () => {
  const heard: string[] = []
  const restored = Promise.withResolvers<string>()
  const archived = Promise.withResolvers<string>()
  const answer = (name: string) => (name === 'restore' ? restored : archived).promise
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  flushSync(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Row answer={answer} heard={heard} />
      </QueryClientProvider>,
    ),
  )
  for (const button of page.querySelectorAll('button')) button.click()
  flushSync(() => root.render(null))
  expect(page.querySelector('button')).toBeNull()

  restored.resolve('done')
  await expect.poll(() => heard).toEqual(['restore: done', 'settled'])
  archived.reject(new Error('Two stays are upcoming.'))
  await expect.poll(() => heard.slice(2)).toEqual(['archive failed: Two stays are upcoming.', 'settled'])
})
