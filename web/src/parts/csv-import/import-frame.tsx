import { csvText } from '@roomlark/contract/csv'
import { type ImportColumns, makeTemplate } from '@roomlark/contract/inventory/import-columns'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHead } from '../../ui/card.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { CircleAlert } from '../../ui/icons/circle-alert.ts'
import { Download } from '../../ui/icons/download.ts'
import { FileUp } from '../../ui/icons/file-up.ts'
import { Note } from '../../ui/note.tsx'
import { Spinner } from '../../ui/spinner.tsx'

type ImportFrameProps = {
  /** `Up to 1 MB and 500 hotels` */
  limits: string
  steps: readonly string[]
  columns: ImportColumns
  /** The dates of the example in the template lie ahead of this day. */
  template: { fileName: string; today: string }
  isChecking: boolean
  fault: string | null
  onFile: (file: File) => void
  /** Results of the dry run. */
  children: ReactNode
}

/** A file on the left, how to make it on the right. */
export function ImportFrame(props: ImportFrameProps) {
  const { limits, steps, template, columns, isChecking, fault, onFile, children } = props
  return (
    <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
      <Card>
        <CardHead
          title={say('Your file')}
          subtitle={say('We check every row first. Nothing is created until you say so.')}
        />
        <FileDrop
          icon={<FileUp aria-hidden="true" />}
          title={say('Drop a CSV file here')}
          action={say('choose a file')}
          hint={limits}
          accept=".csv,text/csv"
          onFiles={([file]) => file && onFile(file)}
        />
        <p role="status" className="mt-3 flex items-center gap-2 text-muted empty:hidden">
          {isChecking ? (
            <>
              <Spinner /> {say('Checking the rows')}
            </>
          ) : null}
        </p>
        {fault ? (
          <Note role="alert" tone="error" icon={<CircleAlert />} className="mt-4">
            {fault}
          </Note>
        ) : null}
        {children}
      </Card>
      <Card>
        <CardHead title={say('How it works')} />
        <ol className="grid list-decimal gap-1.5 pl-5 text-[14px] leading-[21px]">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Button
          variant="secondary"
          block
          className="my-5"
          onClick={() =>
            saveFile(template.fileName, 'text/csv', csvText(makeTemplate(columns, template.today)))
          }
        >
          <Download aria-hidden="true" className="size-[18px]" />
          {say('Download template')}
        </Button>
        <h3 className="text-[14px] leading-5">{say('What goes into the columns')}</h3>
        <dl className="mt-2 grid gap-2 text-[14px] leading-[21px]">
          {listHints(columns).map(([name, words]) => (
            <div key={name}>
              <dt className="font-[560]">{name}</dt>
              <dd className="wrap-anywhere text-muted">{words}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  )
}

/** Explains the columns that need more than their heading; where every column is needed, that goes without saying. */
function listHints(columns: ImportColumns): [string, string][] {
  const areAllNeeded = Object.values(columns).every(({ needed }) => needed)
  return Object.values(columns).flatMap(({ label, hint, needed }) => {
    const words = [needed && !areAllNeeded ? say('required##column') : '', hint ?? '']
      .filter(Boolean)
      .join('; ')
    return words === '' ? [] : [[label, `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`]]
  })
}
