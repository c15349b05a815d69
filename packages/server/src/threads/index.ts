export { answerTasks } from './answer-tasks.ts';
export { TaskFailure, TaskThread } from './task-thread.ts';
