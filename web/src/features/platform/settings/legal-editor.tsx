import {
  firstDayAfterNotice,
  type LegalDocument,
  LegalInput,
  noticeDays,
} from '@roomlark/contract/platform/legal'
import { say } from '@roomlark/contract/say'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { usePublish } from '../../../data/legal.ts'
import { dayText } from '../../../lib/day-words.ts'
import { FormBody } from '../../../parts/form/form-body.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Megaphone } from '../../../ui/icons/megaphone.ts'
import { UnsavedGuard } from '../../../ui/leave-dialog.tsx'
import { Markdown } from '../../../ui/markdown.tsx'
import { LegalDifference } from './legal-difference.tsx'
import { legalNames } from './legal-names.ts'
import { compareTexts, isDifferent } from './text-difference.ts'

type LegalEditorProps = {
  document: LegalDocument
  start: { version: number; body: string }
  onClose: () => void
}

export function LegalEditor({ document, start, onClose }: LegalEditorProps) {
  const publishing = usePublish(document)
  const earliest = firstDayAfterNotice(new Date())
  const { title } = legalNames[document]
  const form = useContractForm({
    schema: LegalInput,
    values: { summary: '', body: start.body, effectiveOn: earliest },
    send: (input) => publishing.mutateAsync(input),
    done: (_, { version }) =>
      say('Version {version} of the {document} is announced.', { version, document: title }),
    failed: say('It was not published. Please try again.'),
  })
  const body = useDeferredValue(form.watch('body'))
  const hunks = useMemo(() => compareTexts(start.body, body), [start.body, body])
  const [asked, setAsked] = useState<LegalInput | null>(null)
  const opener = useRef<HTMLButtonElement>(null)

  const ask = form.handleSubmit((input) => {
    if (!isDifferent(compareTexts(start.body, input.body))) {
      form.setError(
        'body',
        { message: say('The text is the same as version {version}', { version: start.version }) },
        { shouldFocus: true },
      )
    } else if (input.effectiveOn < earliest) {
      const message = say('The terms promise {noticeDays} days’ notice: choose {day} or later', {
        noticeDays,
        day: dayText(earliest),
      })
      form.setError('effectiveOn', { message }, { shouldFocus: true })
    } else setAsked(input)
  })
  const publish = form.submit(onClose)
  return (
    <FormBody form={form} onSubmit={ask} className="grid gap-[18px]">
      <form.Text
        name="summary"
        label={say('What is new')}
        hint={say('Shown in the banner and in the email that announce it')}
      />
      <form.Area name="body" label={say('Text')} rows={14} />
      <LegalDifference hunks={hunks} version={start.version} />
      <form.Text
        name="effectiveOn"
        label={say('Takes effect on')}
        type="date"
        min={earliest}
        hint={say('At least {noticeDays} days from now, as the terms promise', { noticeDays })}
        className="max-w-60"
      />
      <details>
        <summary className="w-fit cursor-pointer rounded-sm font-[560] text-primary-text">
          {say('Preview')}
        </summary>
        <div className="mt-3 rounded-lg border border-border bg-bg px-5 py-4">
          <Markdown source={body || say('Nothing yet.')} />
        </div>
      </details>
      <form.Fault />
      <div className="flex justify-end gap-2.5">
        <Button variant="quiet" onClick={onClose}>
          {say('Cancel')}
        </Button>
        <Button ref={opener} type="submit">
          {say('Publish and announce')}
        </Button>
      </div>
      {asked ? (
        <ConfirmDialog
          icon={<Megaphone />}
          title={say('Publish the new {document}?', { document: title })}
          text={say(
            'It takes effect on {day}. Every account holder is emailed now, and every page shows a banner. This cannot be undone.',
            { day: dayText(asked.effectiveOn) },
          )}
          word={say('PUBLISH##to type')}
          confirmLabel={say('Publish')}
          cancelLabel={say('Keep editing')}
          busy={publishing.isPending && say('Publishing...')}
          opener={opener}
          onConfirm={() => publish().finally(() => setAsked(null))}
          onClose={() => setAsked(null)}
        />
      ) : null}
      <UnsavedGuard isDirty={form.formState.isDirty} />
    </FormBody>
  )
}
