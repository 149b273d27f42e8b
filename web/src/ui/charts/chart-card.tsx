import { say } from '@roomlark/contract/say'
import { type ReactNode, useRef } from 'react'
import { cx } from '../../lib/cx.ts'
import { Card } from '../card.tsx'
import { LazyBoundary } from '../lazy-boundary.tsx'
import { toast } from '../toast.ts'
import type { ChartData, DrawingProps } from './chart-data.ts'
import { ChartMenu } from './chart-menu.tsx'
import { ChartEmpty, ChartFailed, ChartSkeleton } from './chart-states.tsx'
import { ChartTable } from './chart-table.tsx'
import { useTableView } from './use-table-view.ts'

/*
 * How charts work. A page hands its figures as `ChartData` (chart-data.ts: points with a label, and series with a
 * value for each point) to `ChartCard`, which brings the title, the menu, the states and the sentence for screen
 * readers. The drawing is a child: `LineChart`, `BarChart`, `DoughnutChart` or `HeatMap`.
 *
 * - Drawings are SVG by React. Their geometry is pure and tested beside them: chart-scale (ticks of the axis),
 *   chart-curve (lines that rise and fall only where the figures do), doughnut-slices, heat-grid and heat-scale.
 * - `ChartFrame` measures the width and shows the card of a point, by pointer or by arrow keys.
 * - The same data make the table (chart-table), the CSV file (chart-csv) and the picture (chart-png, which draws the
 *   SVG with its computed colours onto a canvas), so that all of them agree.
 * - Whether the table is shown is part of the address (use-table-view), so that a link shows what its sender saw.
 * - Colours are custom properties of the theme; chart-color.test.ts proves that they can be told apart in both themes,
 *   also by people who do not see all colours.
 */

/** spec §9. */
const height = 300

/** The loading state of the figures; that of a query will do. */
type Loading = { isPending: boolean; isFetching: boolean; refetch: () => unknown }

type ChartCardProps = {
  /** Names the chart in the address and its files. */
  id: string
  title: string
  subtitle: string
  loading: Loading
  /** Without it the chart is loading or did not load. */
  data: ChartData | undefined
  summarise: (title: string, data: ChartData) => string
  /** Shown instead of a chart when there is nothing to draw. */
  empty?: string | false | undefined
  /** At the right of the title. */
  actions?: ReactNode
  /** Added to the subtitle in the picture, which may end up far from this page. */
  note?: string | false
  /** Legend in the saved picture. */
  legend?: readonly string[]
  /** False for a list, which has nothing to save as a picture. */
  isDrawn?: boolean
  className?: string
  children: (drawing: DrawingProps) => ReactNode
}

/** A chart with its title, its table, its files and every state it can be in. */
export function ChartCard(props: ChartCardProps) {
  const { id, title, subtitle, data, empty, actions, isDrawn = true, className } = props
  const frame = useRef<HTMLElement>(null)
  const [isTable, toggle] = useTableView(id)

  function savePicture(data: ChartData) {
    const svg = frame.current?.querySelector<SVGSVGElement>('[data-drawing] svg')
    if (!frame.current || !svg) return
    const legend = props.legend ?? (data.series.length > 1 ? data.series.map(({ name }) => name) : [])
    const words = { title, subtitle: props.note ? `${subtitle}, ${props.note}` : subtitle, legend }
    const picture = { frame: frame.current, svg, ...words }
    import('./chart-files.ts')
      .then(({ saveChartPng }) => saveChartPng(id, data, picture))
      .catch(() => toast.error(say('The image could not be created. Please try again.')))
  }

  function saveTable(data: ChartData) {
    import('./chart-files.ts')
      .then(({ saveChartCsv }) => saveChartCsv(id, data))
      .catch(() => toast.error(say('The file could not be created. Please try again.')))
  }

  return (
    <Card ref={frame} aria-labelledby={`chart-${id}`} className={cx('flex flex-col', className)}>
      <div className="mb-[18px] flex flex-wrap items-start gap-x-3 gap-y-2.5">
        <div className="min-w-36 flex-1">
          <h2 id={`chart-${id}`}>{title}</h2>
          <p className="mt-0.5 text-[14px] leading-5 text-muted">{subtitle}</p>
        </div>
        {data && !empty ? (
          <div className="order-1 md:order-2">
            <ChartMenu
              title={title}
              isTable={isTable}
              onToggle={toggle}
              onCsv={() => saveTable(data)}
              onPng={isDrawn ? () => savePicture(data) : undefined}
            />
          </div>
        ) : null}
        {actions ? <div className="order-2 max-md:basis-full md:order-1">{actions}</div> : null}
      </div>
      <ChartContent {...props} isTable={isTable} />
    </Card>
  )
}

type ContentProps = ChartCardProps & { isTable: boolean }

function ChartContent({ title, loading, data, summarise, empty, isTable, children }: ContentProps) {
  if (!data) {
    return loading.isPending ? (
      <ChartSkeleton height={height} />
    ) : (
      <ChartFailed
        title={title}
        height={height}
        isBusy={loading.isFetching}
        retry={() => void loading.refetch()}
      />
    )
  }
  if (empty) return <ChartEmpty words={empty} height={height} />
  const summary = summarise(title, data)
  return (
    <div className="relative">
      {isTable ? <ChartTable data={data} summary={summary} /> : null}
      {/* Behind its table the drawing is still there, so that it can be saved. */}
      <div
        data-drawing
        inert={isTable}
        className={cx(
          isTable && 'pointer-events-none absolute inset-x-0 top-0 max-h-full overflow-hidden opacity-0',
        )}
      >
        <LazyBoundary fallback={<ChartEmpty words={say('The chart could not be drawn.')} height={height} />}>
          {children({ data, summary, height })}
        </LazyBoundary>
      </div>
    </div>
  )
}
