import { saveFile } from '../../lib/save-file.ts'
import { chartCsv, chartFileName } from './chart-csv.ts'
import type { ChartData } from './chart-data.ts'
import { type Picture, savePng } from './chart-png.ts'

export function saveChartCsv(id: string, data: ChartData): void {
  saveFile(`${chartFileName(id, data)}.csv`, 'text/csv;charset=utf-8', chartCsv(data))
}

export async function saveChartPng(
  id: string,
  data: ChartData,
  picture: Omit<Picture, 'filename'>,
): Promise<void> {
  await savePng({ ...picture, filename: `${chartFileName(id, data)}.png` })
}
