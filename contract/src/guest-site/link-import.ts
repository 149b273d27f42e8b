import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import type { ImportColumns } from '../inventory/import-columns.ts'
import { say } from '../say.ts'
import { LinkNumber } from './partner-links.ts'

export const linkImportLimits = { rows: 500, bytes: 512 * 1024 } as const

/** The file with what was made has the same columns, so that it can be sent again. */
export const linkColumns = {
  address: {
    label: say('Hotel or address'),
    needed: true,
    example: '/stays/in/italy/positano',
    hint: say('the name of a partner hotel, or the address of any Roomlark page'),
  },
  label: { label: say('Label'), example: 'Amalfi coast', hint: say('named after its destination if empty') },
  tag: { label: say('Tag'), example: 'newsletter', hint: say('your word for where it stands') },
  site: { label: say('Site'), example: '', hint: say('the name of one of your sites') },
  link: { label: say('Link'), example: '', hint: say('filled in by us') },
  problem: { label: say('Problem'), example: '', hint: say('filled in by us') },
} as const satisfies ImportColumns

const Imported = z.object({
  line: LinkNumber,
  address: z.string(),
  label: z.string(),
  tag: z.string(),
  site: z.string(),
  /** The whole address of the link; null for a row with errors. */
  url: z.nullable(z.string()),
  /** False if you had such a link already. */
  isNew: z.boolean(),
  /** By column, or under `row`. */
  errors: z.record(z.string(), z.string()),
})
export type ImportedLink = z.infer<typeof Imported>

export const linkImports = {
  run: endpoint({
    method: 'POST',
    path: '/links/import',
    access: ['affiliate'],
    launch: ['partnerships'],
    keys: 'partnerships',
    summary: 'Make links of the rows of a CSV file; rows with errors are left out, and nothing is made twice',
    body: z.strictObject({ csv: z.string().check(z.minLength(1, say('The file is empty'))) }),
    bodyLimit: linkImportLimits.bytes,
    slow: true,
    response: z.array(Imported),
  }),
}
