/** The processor time of this thread so far, in milliseconds, whatever else the machine does meanwhile. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The processor time of the work, at the best of several tries: the others met a cold cache or a tidying of memory. */
export function processorTimeOf(work: () => unknown, tries = 3): number {
  const times = Array.from({ length: tries }, () => {
    const start = processorTime();
    work();
    return processorTime() - start;
  });
  return Math.min(...times);
}
