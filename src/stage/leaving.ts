const deeds = new Set<() => void>();

/** What is to be done when this process ends without having done it; gives what takes that back. Nothing can be waited for. */
export function whenLeaving(deed: () => void): () => void {
  if (deeds.size === 0) process.on('exit', leave);
  deeds.add(deed);
  return () => {
    deeds.delete(deed);
    if (deeds.size === 0) process.off('exit', leave);
  };
}

function leave(): void {
  for (const deed of deeds) deed();
}
