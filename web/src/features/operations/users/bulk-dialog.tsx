import { type Person, Reason } from '@roomlark/contract/operations/people'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import * as z from 'zod/mini'
import { useBulkStep } from '../../../data/people.ts'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Check } from '../../../ui/icons/check.ts'
import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { type BulkName, bulkWords } from './bulk-steps.ts'
import { personName } from './person-words.ts'

const Suspension = z.strictObject({ reason: Reason.shape.reason })

type BulkDialogProps = {
  name: BulkName
  people: readonly Person[]
  /** With the ids of those for whom it was done. */
  onClose: (done: string[]) => void
}

/** Asks once, then shows the outcome for each account. */
export function BulkDialog({ name, people, onClose }: BulkDialogProps) {
  const words = bulkWords[name]
  // The selection when the dialog opened: the list behind it changes with the outcomes.
  const [asked] = useState(people)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, string | null>>(new Map())
  const bulk = useBulkStep()
  const isOver = outcomes.size === asked.length
  const form = useContractForm({
    ...(name === 'suspend' && { schema: Suspension }),
    values: { reason: '' },
    send: ({ reason }: { reason: string }) =>
      bulk.mutateAsync({
        ids: asked.map(({ id }) => id),
        step: name === 'suspend' ? { name, reason } : { name },
        onOutcome: (id, fault) => setOutcomes((so) => new Map(so).set(id, fault)),
      }),
  })
  const close = () => onClose(asked.map(({ id }) => id).filter((id) => outcomes.get(id) === null))
  return (
    <FormProvider {...form}>
      <FormDialog
        title={words.title}
        description={isOver ? resultWords(outcomes) : words.text}
        submitLabel={words.submit(asked.length)}
        busyLabel={say('One moment...')}
        isDanger={name === 'suspend'}
        isBusy={bulk.isPending}
        onSubmit={form.submit()}
        onClose={close}
        {...(isOver && {
          actions: (
            <Button autoFocus onClick={close}>
              {say('Done')}
            </Button>
          ),
        })}
      >
        <ul aria-label={say('Accounts')} className="grid gap-2">
          {asked.map((person) => (
            <li key={person.id} className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">{personName(person)}</span>
              <Outcome fault={outcomes.get(person.id)} done={words.done} />
            </li>
          ))}
        </ul>
        {name === 'suspend' && outcomes.size === 0 ? (
          <form.Area
            name="reason"
            label={say('Reason')}
            rows={3}
            hint={say('Each person is notified, and it is recorded in the audit log.')}
          />
        ) : null}
      </FormDialog>
    </FormProvider>
  )
}

function Outcome({ fault, done }: { fault: string | null | undefined; done: string }) {
  if (fault === undefined) return null
  const Icon = fault === null ? Check : CircleAlert
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm ${fault === null ? 'text-success-text' : 'text-error-text'}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {fault ?? done}
    </span>
  )
}

function resultWords(outcomes: ReadonlyMap<string, string | null>): string {
  const done = [...outcomes.values()].filter((fault) => fault === null).length
  return done === outcomes.size
    ? say('Done for all of them.')
    : say('Done for {done} of {all}; the others stay selected.', { done, all: outcomes.size })
}
