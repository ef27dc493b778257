class Total:
    def __init__(self):
        self.jumps = 0
        self.distance = 0.0

    def add(self, distance):
        self.jumps += 1
        self.distance += distance
