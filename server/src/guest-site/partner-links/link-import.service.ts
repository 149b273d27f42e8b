import { type ImportedLink, linkColumns, linkImportLimits } from '@roomlark/contract/guest-site/link-import'
import { MakeLinkInput } from '@roomlark/contract/guest-site/own-links'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import { type Cells, errorsByColumn, type RowReading, readImport } from '../../csv-import.ts'
import { AppError } from '../../errors.ts'
import { type Resolved, resolveAddress } from './link-targets.service.ts'
import { lockAffiliate, selectPartnerSlugs } from './own-links.queries.ts'
import { findOrInsert, getTag, makeUrl } from './own-links.service.ts'
import { selectSites } from './sites.queries.ts'

const file = { things: 'links' as const, rows: linkImportLimits.rows, columns: linkColumns }

type LinkRow = { address: string; label: string; tag: string }
/** A row whose address is known to lead somewhere, or what is wrong with it. */
type Prepared = Omit<ImportedLink, 'url' | 'isNew'> & { siteId: string | null; resolved: Resolved | null }

/** Makes the links of all rows without errors in one transaction. Sent again, the file finds the same links. */
export async function importLinks(ctx: SignedInContext, { csv }: { csv: string }): Promise<ImportedLink[]> {
  const rows = await readImport(csv, file, readLinkRow)
  const sites = await selectSites(ctx.sql, ctx.actor.userId)
  const prepared: Prepared[] = []
  for (const { line, cells, errors, value } of rows) {
    const name = cells.get('site') ?? ''
    const site = sites.find((one) => one.archivedAt === null && one.name.toLowerCase() === name.toLowerCase())
    const wrong = name !== '' && !site ? { ...errors, site: say('You have no site of this name') } : errors
    const { resolved, fault } = value ? await resolveRow(ctx, value) : { resolved: null, fault: {} }
    prepared.push({
      ...readTexts(cells),
      line,
      siteId: site?.id ?? null,
      resolved,
      errors: { ...wrong, ...fault },
    })
  }
  return writeLinks(ctx, prepared)
}

async function writeLinks(ctx: SignedInContext, rows: Prepared[]): Promise<ImportedLink[]> {
  return ctx.sql.begin(async (tx) => {
    await lockAffiliate(tx, ctx.actor.userId)
    const written: ImportedLink[] = []
    for (const { resolved, siteId, ...row } of rows) {
      if (!resolved || Object.keys(row.errors).length > 0) {
        written.push({ ...row, url: null, isNew: false })
        continue
      }
      try {
        const { link, isNew } = await findOrInsert(ctx, tx, resolved, { label: row.label, siteId })
        const url = makeUrl(ctx, link.code, getTag(resolved, row.tag))
        written.push({ ...row, label: link.label, url, isNew })
      } catch (error) {
        // The limit of links is reached; those before it are made all the same.
        written.push({ ...row, ...refusal(error, 'row'), url: null, isNew: false })
      }
    }
    return written
  })
}

function readTexts(cells: Cells) {
  const text = (column: string) => cells.get(column) ?? ''
  return { address: text('address'), label: text('label'), tag: text('tag'), site: text('site') }
}

function readLinkRow(cells: Cells): RowReading<LinkRow> {
  const { site: _, ...texts } = readTexts(cells)
  const read = MakeLinkInput.safeParse(texts)
  return read.success ? { value: read.data } : { errors: errorsByColumn(read.error.issues) }
}

async function resolveRow(
  ctx: SignedInContext,
  { address: typed }: LinkRow,
): Promise<{ resolved: Resolved | null; fault: Record<string, string> }> {
  try {
    return { resolved: await resolveAddress(ctx, await findAddress(ctx, typed)), fault: {} }
  } catch (error) {
    return { resolved: null, fault: refusal(error, 'address').errors }
  }
}

/** A cell may have the name of a hotel in place of an address. */
async function findAddress(ctx: SignedInContext, typed: string): Promise<string> {
  if (/[./]/.test(typed)) return typed
  const slugs = await selectPartnerSlugs(ctx.sql, ctx.actor.userId, typed)
  if (slugs.length === 1) return `/stays/${slugs[0]}`
  throw new AppError(
    'validation_failed',
    slugs.length === 0
      ? say('You are not a partner of any hotel with this name.')
      : say('You are a partner of several hotels with this name. Use the address of its page.'),
  )
}

/** What is wrong with a row, as the call for one link would say it; anything else is a fault of ours. */
function refusal(error: unknown, column: string): { errors: Record<string, string> } {
  if (!(error instanceof AppError)) throw error
  return { errors: { [column]: error.message } }
}
