import { reasonLength } from '@roomlark/contract/primitives'
import { WriteOffInput } from '@roomlark/contract/settlement/hotel-statement-payments'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { BrowserHistory } from '../src/app/browser-history.tsx'
import { FormDialog } from '../src/parts/form/form-dialog.tsx'
import { useContractForm } from '../src/parts/form/use-contract-form.ts'

const Given = z.pick(WriteOffInput, { reason: true })

type AskDialogProps = { send: (given: z.infer<typeof Given>) => Promise<unknown>; onClose: () => void }

function AskDialog({ send, onClose }: AskDialogProps) {
  const form = useContractForm({
    schema: Given,
    values: { reason: 'Paid in cash' },
    send,
    failed: 'Nothing was done.',
  })
  return (
    <FormDialog form={form} title="Ask" description="" submitLabel="Send" onClose={onClose}>
      <form.Area name="reason" label="Reason" />
    </FormDialog>
  )
}

test('a form takes no more than the contract allows, shows a refusal, and closes once it is accepted', async () => {
  const sent: string[] = []
  let isClosed = false
  async function send({ reason }: z.infer<typeof Given>) {
    sent.push(reason)
    if (sent.length === 1) throw new Error('Somebody was faster.')
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root.render(
      <BrowserHistory>
        <AskDialog
          send={send}
          onClose={() => {
            isClosed = true
          }}
        />
      </BrowserHistory>,
    ),
  )
  await expect.poll(() => document.querySelector('textarea')?.maxLength).toBe(reasonLength)
  const submit = () => document.querySelector<HTMLButtonElement>('[type=submit]')?.click()
  submit()
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toBe('Somebody was faster.')
  expect(isClosed).toBe(false)

  submit()
  await expect.poll(() => isClosed).toBe(true)
  expect(sent).toEqual(['Paid in cash', 'Paid in cash'])
  flushSync(() => root.unmount())
})
