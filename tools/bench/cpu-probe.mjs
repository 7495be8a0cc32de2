/** Loaded into each measured process: tells what processor time it has used and what memory it holds, when asked. */
process.on('message', (question) => {
  if (question?.ask !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ id: question.id, cpuMs: (user + system) / 1000, rss: process.memoryUsage.rss() });
});
