// Collects the page's vitals while it loads; read by the bench afterwards.
window.vitals = { lcp: 0, cls: 0 };
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.vitals.lcp = entry.startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.vitals.cls += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
