import { csvText } from '@roomlark/contract/csv'
import { type ImportedLink, linkColumns, linkImportLimits } from '@roomlark/contract/guest-site/link-import'
import { makeTemplate } from '@roomlark/contract/inventory/import-columns'
import { say } from '@roomlark/contract/say'
import { useImportLinks } from '../../../../data/own-links.ts'
import { isoDate } from '../../../../lib/format-date.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { useCsvCheck } from '../../../../parts/csv-import/use-csv-check.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { FileDrop } from '../../../../ui/file-drop.tsx'
import { Check } from '../../../../ui/icons/check.ts'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Download } from '../../../../ui/icons/download.ts'
import { FileUp } from '../../../../ui/icons/file-up.ts'
import { Note } from '../../../../ui/note.tsx'

/** Makes many links of a file, and gives them back as one. */
export function ImportLinksCard() {
  const importing = useImportLinks()
  const { look, fault, checked, isChecking } = useCsvCheck(linkImportLimits.bytes, (csv) =>
    importing.mutateAsync(csv),
  )
  return (
    <Card>
      <CardHead
        title={say('Many at once')}
        subtitle={say('A CSV file with one row per link. Uploading it again creates no duplicates.')}
      />
      <FileDrop
        icon={<FileUp aria-hidden="true" />}
        title={say('Drop a CSV file here')}
        action={say('choose a file')}
        hint={say('Up to {rows} links', { rows: linkImportLimits.rows })}
        accept=".csv,text/csv"
        onFiles={([file]) => file && void look(file)}
      />
      <Button
        variant="quiet"
        size="sm"
        className="mt-2"
        onClick={() =>
          saveFile('links.csv', 'text/csv', csvText(makeTemplate(linkColumns, isoDate(new Date()))))
        }
      >
        <Download aria-hidden="true" className="size-4" />
        {say('Download template')}
      </Button>
      <div role="status" className="mt-3 grid gap-3 empty:hidden">
        {isChecking ? <p className="text-muted">{say('Creating the links')}</p> : null}
        {checked ? <Imported fileName={checked.fileName} links={checked.found} /> : null}
      </div>
      {fault ? (
        <Note role="alert" tone="error" icon={<CircleAlert />} className="mt-3">
          {fault}
        </Note>
      ) : null}
    </Card>
  )
}

const shownFaults = 10

function Imported({ fileName, links }: { fileName: string; links: readonly ImportedLink[] }) {
  const faulty = links.filter(({ url }) => url === null)
  const created = links.filter(({ isNew }) => isNew).length
  return (
    <>
      <Note
        tone={faulty.length > 0 ? 'warning' : 'success'}
        icon={faulty.length > 0 ? <CircleAlert /> : <Check />}
      >
        {say(
          '{created, plural, one {# link was created} other {# links were created}}, {known} you had already, {faulty, plural, one {# row has an error} other {# rows have errors}}.',
          { created, known: links.length - faulty.length - created, faulty: faulty.length },
        )}
      </Note>
      {faulty.length > 0 ? (
        <ul className="grid gap-1.5 text-[14px]">
          {faulty.slice(0, shownFaults).map(({ line, errors }) => (
            <li key={line} className="wrap-anywhere">
              {say('Line {line}: {error}', { line, error: Object.values(errors).join(' ') })}
            </li>
          ))}
        </ul>
      ) : null}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() =>
          saveFile(fileName.replace(/(\.csv)?$/i, '-roomlark.csv'), 'text/csv', writeLinks(links))
        }
      >
        <Download aria-hidden="true" className="size-4" />
        {say('Download the links')}
      </Button>
    </>
  )
}

/** The file with the links in it and what is wrong with the other rows. */
function writeLinks(links: readonly ImportedLink[]): string {
  return csvText([
    Object.values(linkColumns).map(({ label }) => label),
    ...links.map(({ address, label, tag, site, url, errors }) => [
      ...[address, label, tag, site],
      ...[url ?? '', Object.values(errors).join(' ')],
    ]),
  ])
}
