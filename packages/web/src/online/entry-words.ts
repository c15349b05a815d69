export function count(actions: number): string {
  return `${actions} ${actions === 1 ? 'action' : 'actions'}`;
}

export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
