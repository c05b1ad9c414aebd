/** `123-45-67891`, of however many of its ten digits are there yet. */
export const formatBusinessNumber = (typed: string): string => {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 10);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter((part) => part !== '').join('-');
};
