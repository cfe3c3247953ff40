import { lazy } from 'react';

// Whoever reads no figures loads no way to draw them.
export const LineChart = lazy(() => import('./line-chart.tsx').then((m) => ({ default: m.LineChart })));
export const ColumnChart = lazy(() => import('./column-chart.tsx').then((m) => ({ default: m.ColumnChart })));
export const BarChart = lazy(() => import('./bar-chart.tsx').then((m) => ({ default: m.BarChart })));
export const HeatMap = lazy(() => import('./heat-map.tsx').then((m) => ({ default: m.HeatMap })));
export const IntervalChart = lazy(() => import('./interval-chart.tsx').then((m) => ({ default: m.IntervalChart })));
